import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Laporkan penjual',
  lead: 'Ceritakan apa yang terjadi dan tunjukkan buktinya. Layanan pelanggan memeriksa setiap laporan; penjual tidak tahu siapa yang melapor.',
  about: 'Laporanmu tentang',
  order: 'Pesanan {id}',
  choose: 'Penjual mana yang dilaporkan?',
  'choose-lead': 'Buka toko penjual atau pesananmu, lalu pilih “Laporkan penjual ini” di sana.',
  'to-orders': 'Pesanan saya',
  reason: 'Alasan',
  'reason-missing': 'Pilih alasan',
  'reason-placeholder': 'Pilih alasan',
  reasons:
    '{reason, select, scam {Penipuan} not_delivered {Tidak dikirim} recovered_account {Akun ditarik kembali} wrong_goods {Tidak sesuai penawaran} rude {Hinaan atau ancaman} off_platform {Mengajak transaksi di luar situs} other {Lainnya}}',
  explanation: 'Apa yang terjadi?',
  'explanation-hint': 'Kapan terjadi, apa yang disepakati, dan apa yang dikatakan.',
  evidence: 'Tangkapan layar sebagai bukti',
  send: 'Kirim laporan',
  sent: 'Terima kasih. Laporanmu terkirim dan akan diperiksa.',
  problems: 'Periksa laporanmu',
  mine: 'Laporan saya',
  empty: 'Kamu belum pernah melaporkan siapa pun.',
  state: '{state, select, open {Sedang diperiksa} approved {Terbukti} other {Tidak terbukti}}',
  points: '{count, plural, other {# poin didapat}}',
  answer: 'Layanan pelanggan: {note}',
}
