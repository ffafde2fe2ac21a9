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
}
