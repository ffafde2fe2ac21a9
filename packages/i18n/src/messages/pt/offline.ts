import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'Você está sem conexão',
  text: 'Esta página precisa de conexão. Sua lista de pedidos pode ser lida como estava da última vez que você a abriu.',
  orders: 'Meus pedidos',
  retry: 'Tentar de novo',
}
