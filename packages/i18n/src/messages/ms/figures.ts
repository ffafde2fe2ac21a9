import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Angka prestasi',
  lead: 'Apa yang dijual kedai dan hasilnya. Wang ialah jumlah lejar. Masa dalam UTC.',
  days: '{days, select, 1 {Hari ini} 7 {7 hari} 30 {30 hari} 90 {90 hari} other {1 tahun}}',
  money: 'Wang',
  currency: 'Mata wang',
  paid: 'Dibayar pembeli',
  refunded: 'Dibayar balik',
  'charged-back': 'Ditarik balik oleh bank',
  coupons: 'Kupon kedai',
  take: 'Komisen dan fi',
  'no-money': 'Tiada wang bergerak dalam masa ini.',
  steps: 'Daripada tontonan ke pesanan',
  begun: 'Pesanan dimulakan',
  'of-them-paid': 'Daripadanya dibayar',
  'of-them-confirmed': 'Daripadanya disahkan',
  brands: 'Permainan paling laris',
  sellers: 'Penjual dengan pesanan terbanyak',
  name: 'Nama',
  none: 'Tiada jualan dalam masa ini.',
  'may-view': 'Lihat angka kedai',
}
