import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Cifras',
  lead: 'Lo que vendió la tienda y en qué quedó. Los importes son sumas del libro contable. Las horas son UTC.',
  days: '{days, select, 1 {Hoy} 7 {7 días} 30 {30 días} 90 {90 días} other {1 año}}',
  money: 'Dinero',
  currency: 'Moneda',
  paid: 'Pagado por compradores',
  refunded: 'Reembolsado',
  'charged-back': 'Retirado por bancos',
  coupons: 'Cupones de la tienda',
  take: 'Comisión y tarifas',
  'no-money': 'No se movió dinero en este tiempo.',
  steps: 'De la vista al pedido',
  begun: 'Pedidos empezados',
  'of-them-paid': 'De ellos, pagados',
  'of-them-confirmed': 'De ellos, confirmados',
  brands: 'Juegos más vendidos',
  sellers: 'Vendedores con más pedidos',
  name: 'Nombre',
  none: 'No se vendió nada en este tiempo.',
  'may-view': 'Ver las cifras de la tienda',
}
