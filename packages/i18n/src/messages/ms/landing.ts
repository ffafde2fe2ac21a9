import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Buka dunia permainan anda',
  lead: 'Tidak perlu membuang masa: akaun, syiling, item dan permainan kongsi daripada pemain lain. Penjual dibayar selepas barang sampai.',
  start: 'Cari permainan anda',
  join: 'Buka akaun',
  how: 'Cara ia berfungsi',
  one: 'Pilih',
  oneText:
    'Bandingkan penjual mengikut harga, penilaian dan masa penghantaran. Harga yang dilihat itulah yang dibayar.',
  two: 'Bayar kepada kami dahulu',
  twoText: 'Kami pegang wang anda. Penjual menghantar setelah melihat bayaran masuk.',
  three: 'Semak, kemudian sahkan',
  threeText: 'Sahkan apabila pembelian sudah diterima. Jika ada masalah, wang anda dipulangkan.',
  games: 'Mulakan dengan permainan ini',
  words: 'Kata pembeli',
  events: 'Sedang berlangsung',
}
