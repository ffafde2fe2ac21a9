import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Números',
  lead: 'O que a loja vendeu e no que deu. Os valores são somas do livro contábil. Horários em UTC.',
  days: '{days, select, 1 {Hoje} 7 {7 dias} 30 {30 dias} 90 {90 dias} other {1 ano}}',
  money: 'Dinheiro',
  currency: 'Moeda',
  paid: 'Pago por compradores',
  refunded: 'Reembolsado',
  'charged-back': 'Retirado por bancos',
  coupons: 'Cupons da loja',
  take: 'Comissão e taxas',
  'no-money': 'Não houve movimento de dinheiro neste período.',
  steps: 'Da visita ao pedido',
  begun: 'Pedidos iniciados',
  'of-them-paid': 'Destes, pagos',
  'of-them-confirmed': 'Destes, confirmados',
  brands: 'Jogos mais vendidos',
  sellers: 'Vendedores com mais pedidos',
  name: 'Nome',
  none: 'Nada foi vendido neste período.',
  'may-view': 'Ver os números da loja',
}
