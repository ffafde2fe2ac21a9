import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Laporan tentang penjual',
  'reports-lead':
    'Yang terlama lebih dulu. Pembeli mendapat poin saat laporannya dibenarkan; penjual tidak tahu siapa pelapornya.',
  'reports-none': 'Tidak ada laporan dengan status ini.',
  'report-hint': 'Pembeli membacanya.',
  'report-yes': 'Benarkan laporan',
  'report-no': 'Jangan benarkan',
  complaints: 'Keluhan sewa',
  'complaints-lead': 'Penyewa yang tidak bisa masuk. Keluhan yang diterima mengakhiri sewa dan mengembalikan G Coin.',
  'complaints-none': 'Tidak ada keluhan dengan status ini.',
  'complaint-hint': 'Penyewa membacanya. Sebutkan yang Anda coba.',
  'complaint-yes': 'Terima dan kembalikan',
  'complaint-no': 'Tolak',
  answer: 'Jawaban',
  'buyer-number': 'Pembeli {number}',
  state: '{state, select, open {Perlu diputuskan} approved {Dibenarkan} accepted {Diterima} other {Ditolak}}',
  done: '{state, select, open {Menunggu orang kedua.} other {Sudah diputuskan.}}',
  'none-title': 'Tidak ada apa-apa',
  reviews: 'Ulasan',
  'reviews-lead':
    'Yang terbaru dulu. Hapus kata-kata yang melanggar aturan. Nilainya tetap dan dihitung: tak seorang pun membuat penjual terlihat lebih baik atau buruk.',
  'reviews-none': 'Tidak ada ulasan di daftar ini.',
  'review-list': '{state, select, negative {Negatif} removed {Kata dihapus} other {Semua}}',
  'review-reason':
    '{reason, select, insult {Penghinaan} personal_data {Data pribadi} advertisement {Iklan} illegal {Konten ilegal} other {Tidak tentang pesanan}}',
  'review-reason-label': 'Alasan penghapusan',
  'review-remove': 'Hapus kata-kata',
  'review-remove-reply': 'Hapus balasan',
  'review-restore': 'Tampilkan lagi kata-kata',
  'review-restore-reply': 'Tampilkan lagi balasan',
  'review-done': 'Selesai. Toko langsung menampilkannya.',
  'review-reply': 'Balasan penjual',
  'review-score': 'Nilai {score} dari 5',
}
