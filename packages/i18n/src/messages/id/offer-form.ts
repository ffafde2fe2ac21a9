import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Deskripsi',
  'description-hint': 'Teks biasa. Baris baru tetap seperti yang kamu ketik.',
  'description-wrong': 'Persingkat deskripsi menjadi {max} karakter',
  unit: 'Nama satu buah',
  'unit-hint': 'Misalnya: kunci, akun, jam. Boleh kosong.',
  'unit-wrong': 'Persingkat nama menjadi {max} karakter',
  min: 'Jumlah terkecil per pesanan',
  max: 'Jumlah terbesar per pesanan',
  'quantity-wrong': 'Masukkan bilangan bulat dari 1 sampai {max}',
  'order-wrong': 'Jumlah terbesar tidak boleh di bawah jumlah terkecil',
  minutes: 'Menit hingga pengiriman',
  'minutes-hint': 'Janjimu kepada pembeli, dihitung sejak pembayaran.',
  'minutes-wrong': 'Masukkan jumlah menit bulat dari 1 sampai {max}',
  'changed-meanwhile':
    'Penawaran ini telah diubah sementara itu. Yang kamu ketik masih ada: simpan lagi untuk menggantikan perubahan lainnya.',
}
