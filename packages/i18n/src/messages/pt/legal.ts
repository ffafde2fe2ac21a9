import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'Em vigor desde {date}',
  held: 'Uma versão anterior: vigorou de {from} a {to}.',
  current: 'Ler a versão em vigor',
  versions: 'Todas as versões',
  version: 'Versão {n}, desde {date}',
  agreeTitle: 'Aceite os nossos termos',
  agreeLead: 'Pedimos uma vez para esta versão, antes da sua próxima compra. Guardamos que você aceitou e quando.',
  agreeLabel: 'Li os termos e aceito',
  agreeMissing: 'Marque a caixa para aceitar',
  agreeButton: 'Aceitar e continuar',
  later: 'Agora não',
  signUpAgree: 'Aceito os termos desta loja',
  purchaseAgree: 'Com o seu pedido, você aceita os termos desta loja.',
}
