import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'Angka',
  lead: 'Apa yang dijual toko dan hasilnya. Uang adalah jumlah buku besar. Waktu dalam UTC.',
  days: '{days, select, 1 {Hari ini} 7 {7 hari} 30 {30 hari} 90 {90 hari} other {1 tahun}}',
  money: 'Uang',
  currency: 'Mata uang',
  paid: 'Dibayar pembeli',
  refunded: 'Dikembalikan',
  'charged-back': 'Ditarik bank',
  coupons: 'Kupon toko',
  take: 'Komisi dan biaya',
  'no-money': 'Tidak ada uang yang bergerak pada waktu ini.',
  steps: 'Dari tayangan ke pesanan',
  begun: 'Pesanan dimulai',
  'of-them-paid': 'Di antaranya dibayar',
  'of-them-confirmed': 'Di antaranya dikonfirmasi',
  brands: 'Game terlaris',
  sellers: 'Penjual dengan pesanan terbanyak',
  name: 'Nama',
  none: 'Tidak ada yang terjual pada waktu ini.',
  'may-view': 'Melihat angka toko',
}
