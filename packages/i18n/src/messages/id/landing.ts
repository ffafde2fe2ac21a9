import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Buka dunia game-mu',
  lead: 'Tanpa grinding panjang: akun, koin, item, dan game bersama dari sesama pemain. Penjual baru dibayar setelah barang sampai.',
  start: 'Cari game-mu',
  join: 'Buat akun',
  how: 'Cara kerjanya',
  one: 'Pilih',
  oneText:
    'Bandingkan penjual dari harga, rating, dan waktu pengiriman. Harga yang tampil adalah harga yang kamu bayar.',
  two: 'Bayar lewat kami',
  twoText: 'Uangmu kami tahan. Penjual mengirim setelah melihat dananya masuk.',
  three: 'Periksa, lalu konfirmasi',
  threeText: 'Konfirmasi setelah kamu menerima pembelianmu. Jika ada masalah, uangmu kembali.',
  games: 'Mulai dari game ini',
  words: 'Kata pembeli',
  events: 'Sedang berlangsung',
}
