import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Laporan tentang penjual',
  'reports-lead':
    'Yang paling lama dahulu. Pembeli mendapat mata apabila laporan disahkan; penjual tidak tahu siapa yang melapor.',
  'reports-none': 'Tiada laporan dalam keadaan ini.',
  'report-hint': 'Pembeli akan membacanya.',
  'report-yes': 'Sahkan laporan',
  'report-no': 'Jangan sahkan',
  complaints: 'Aduan sewa',
  'complaints-lead': 'Penyewa yang tidak dapat log masuk. Aduan yang diterima menamatkan sewa dan memulangkan G Coin.',
  'complaints-none': 'Tiada aduan dalam keadaan ini.',
  'complaint-hint': 'Penyewa akan membacanya. Nyatakan apa yang anda cuba.',
  'complaint-yes': 'Terima dan pulangkan',
  'complaint-no': 'Tolak',
  answer: 'Jawapan',
  'buyer-number': 'Pembeli {number}',
  state: '{state, select, open {Menunggu keputusan} approved {Disahkan} accepted {Diterima} other {Ditolak}}',
  done: '{state, select, open {Menunggu orang kedua.} other {Sudah diputuskan.}}',
  'none-title': 'Tiada apa-apa',
  reviews: 'Ulasan',
  'reviews-lead':
    'Yang terbaharu dahulu. Buang kata-kata yang melanggar peraturan. Skor kekal dan dikira: tiada sesiapa membuat penjual kelihatan lebih baik atau buruk.',
  'reviews-none': 'Tiada ulasan dalam senarai ini.',
  'review-list': '{state, select, negative {Negatif} removed {Kata dibuang} other {Semua}}',
  'review-reason':
    '{reason, select, insult {Penghinaan} personal_data {Data peribadi} advertisement {Iklan} illegal {Kandungan haram} other {Bukan tentang pesanan}}',
  'review-reason-label': 'Sebab pembuangan',
  'review-remove': 'Buang kata-kata',
  'review-remove-reply': 'Buang balasan',
  'review-restore': 'Paparkan semula kata-kata',
  'review-restore-reply': 'Paparkan semula balasan',
  'review-done': 'Selesai. Kedai memaparkannya serta-merta.',
  'review-reply': 'Balasan penjual',
  'review-score': 'Skor {score} daripada 5',
}
