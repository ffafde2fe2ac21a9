import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'No tienes conexión',
  text: 'Esta página necesita conexión. Puedes leer tu lista de pedidos tal como estaba la última vez que la abriste.',
  orders: 'Mis pedidos',
  retry: 'Reintentar',
}
