import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Data pribadi',
  lead: 'Hanya jika pelanggan memintanya dan Anda yakin siapa yang meminta. Pelanggan diberi tahu lewat email.',
  reason: 'Alasan, disimpan di log audit',
  export: 'Ekspor data',
  erase: 'Hapus pelanggan',
  'erase-sure': 'Saya tahu ini tidak bisa dibatalkan',
  'sure-missing': 'Konfirmasikan bahwa ini tidak bisa dibatalkan',
  done: '{done, select, erase {Pelanggan dihapus dan diberi tahu lewat email.} restore {Berkas ditampilkan lagi.} take {Berkas diturunkan.} other {Data siap. Data tidak disimpan di mana pun: simpan berkas sebelum meninggalkan halaman.}}',
  save: 'Simpan berkas',
  files: 'Berkas unggahan',
  'files-lead': 'Cari berkas lewat alamat atau nomornya, lihat pemakaiannya, lalu turunkan.',
  file: 'Alamat atau nomor berkas',
  'no-file': 'Berkas itu tidak ada.',
  owner: 'Diunggah oleh',
  kind: 'Jenis',
  uses: 'Dipakai di',
  'no-uses': 'Tidak dipakai.',
  use: '{kind, select, offer {Penawaran {id}} seller {Halaman penjual {id}} case {Kasus pesanan {id}} report {Laporan {id}} ticket {Pertanyaan {id}} other {Percakapan {id}}}',
  take: 'Turunkan berkas',
  'take-what':
    'Tidak ada yang bisa membukanya, dan berkas hilang dari penawaran serta halaman. Disimpan 90 hari dan bisa ditampilkan lagi.',
  taken: 'Diturunkan {time}',
  restore: 'Tampilkan lagi',
  'restore-what': 'Penawaran dan halaman tidak menampilkannya sendiri: pemasangnya harus menambahkannya lagi.',
  'may-erase': 'Menghapus pelanggan yang memintanya',
  'may-export': 'Mengekspor data pelanggan',
  'act-erase': 'Menghapus pelanggan',
  'act-export': 'Mengekspor data seorang pelanggan',
  'act-restore': 'Menampilkan lagi berkas',
  'export-subject': 'Data Anda telah diekspor',
  'export-body':
    'Layanan pelanggan mengekspor data tentang Anda atas permintaan Anda. Jika bukan Anda, segera hubungi kami.',
  'erase-subject': 'Akun Anda telah dihapus',
  'erase-body':
    'Layanan pelanggan menghapus akun Anda atas permintaan Anda. Ini email terakhir ke alamat ini. Faktur disimpan sepuluh tahun setelah tahun pembelian sesuai hukum pajak.',
}
