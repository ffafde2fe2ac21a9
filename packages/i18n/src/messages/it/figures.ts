import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Cifre',
  lead: 'Che cosa ha venduto il negozio e che cosa ne è stato. Gli importi sono somme del libro mastro. Gli orari sono UTC.',
  days: '{days, select, 1 {Oggi} 7 {7 giorni} 30 {30 giorni} 90 {90 giorni} other {1 anno}}',
  money: 'Denaro',
  currency: 'Valuta',
  paid: 'Pagato dagli acquirenti',
  refunded: 'Rimborsato',
  'charged-back': 'Ripreso dalle banche',
  coupons: 'Buoni del negozio',
  take: 'Commissioni e tariffe',
  'no-money': 'In questo periodo non si è mosso denaro.',
  steps: 'Dalla visita all’ordine',
  begun: 'Ordini iniziati',
  'of-them-paid': 'Di cui pagati',
  'of-them-confirmed': 'Di cui confermati',
  brands: 'Giochi più venduti',
  sellers: 'Venditori con più ordini',
  name: 'Nome',
  none: 'In questo periodo non si è venduto nulla.',
  'may-view': 'Vedere le cifre del negozio',
}
