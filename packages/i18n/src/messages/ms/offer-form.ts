import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Penerangan',
  'description-hint': 'Teks biasa. Baris baharu kekal seperti yang anda taip.',
  'description-wrong': 'Sila pendekkan penerangan kepada {max} aksara',
  unit: 'Nama satu unit',
  'unit-hint': 'Contohnya: kunci, akaun, jam. Boleh dibiarkan kosong.',
  'unit-wrong': 'Sila pendekkan nama kepada {max} aksara',
  min: 'Kuantiti terkecil setiap pesanan',
  max: 'Kuantiti terbesar setiap pesanan',
  'quantity-wrong': 'Sila masukkan nombor bulat dari 1 hingga {max}',
  'order-wrong': 'Kuantiti terbesar tidak boleh kurang daripada yang terkecil',
  minutes: 'Minit sehingga penghantaran',
  'minutes-hint': 'Janji anda kepada pembeli, dikira dari pembayaran.',
  'minutes-wrong': 'Sila masukkan bilangan minit bulat dari 1 hingga {max}',
  'changed-meanwhile':
    'Tawaran ini telah diubah sementara itu. Apa yang anda taip masih ada: simpan lagi untuk menggantikan perubahan yang lain.',
}
