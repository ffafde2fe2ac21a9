import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Penjual',
  'sellers-lead': 'Semua yang berjualan di sini dan apa yang boleh mereka lakukan.',
  find: 'Cari nama atau nomor',
  search: 'Cari',
  none: 'Tidak ada penjual yang cocok.',
  'standing-label': 'Kedudukan',
  standing:
    '{standing, select, active {Aktif} vacation {Libur} suspended {Ditangguhkan} banned {Dilarang} other {{standing}}}',
  means:
    '{standing, select, active {Semuanya dijual.} vacation {Penawaran tetap terlihat dan tidak dapat dibeli. Pesanan berjalan dan pembayaran berlanjut.} suspended {Penawaran ditarik dan pembayaran ditahan. Pesanan berjalan harus dikirim.} banned {Penawaran ditarik, pembayaran ditahan, dan pembeli tidak dapat memulai percakapan. Yang belum dikirim dananya dikembalikan.} other {}}',
  change: 'Ubah kedudukan',
  reason: 'Alasan, yang dibaca penjual',
  since: 'Sejak {date}',
  until: 'Sampai {date}',
  history: 'Riwayat',
  'history-none': 'Kedudukan tidak pernah berubah.',
  by: 'Oleh',
  orders: 'Pesanan',
  offers: 'Penawaran',
  vacation: 'Libur',
  'vacation-lead':
    'Saat kamu pergi, pembeli melihat penawaranmu dan tidak dapat membelinya. Kamu tetap mengirim yang sudah dibeli.',
  'vacation-until': 'Hari pertama kembali (kosong jika belum tahu)',
  'vacation-wrong': 'Pilih hari yang akan datang, paling lama satu tahun',
  'vacation-start': 'Mulai libur',
  'vacation-end': 'Akhiri libur',
  'mail-subject':
    'Akun penjual kamu: {standing, select, active {aktif kembali} suspended {ditangguhkan} banned {dilarang} other {{standing}}}',
}
