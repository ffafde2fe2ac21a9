import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Laporkan penjual',
  lead: 'Ceritakan apa yang berlaku dan sertakan bukti. Khidmat pelanggan meneliti setiap laporan; penjual tidak tahu siapa yang melaporkan.',
  about: 'Laporan anda tentang',
  order: 'Pesanan {id}',
  choose: 'Penjual yang mana?',
  'choose-lead': 'Buka kedai penjual atau pesanan anda dan pilih “Laporkan penjual ini” di sana.',
  'to-orders': 'Pesanan saya',
  reason: 'Sebab',
  'reason-missing': 'Sila pilih sebab',
  'reason-placeholder': 'Pilih sebab',
  reasons:
    '{reason, select, scam {Penipuan} not_delivered {Tidak dihantar} recovered_account {Akaun diambil semula} wrong_goods {Tidak seperti ditawarkan} rude {Penghinaan atau ugutan} off_platform {Mengajak berurusan di luar laman} other {Lain-lain}}',
  explanation: 'Apa yang berlaku?',
  'explanation-hint': 'Bila ia berlaku, apa yang dipersetujui dan apa yang diperkatakan.',
  evidence: 'Tangkapan skrin sebagai bukti',
  send: 'Hantar laporan',
  sent: 'Terima kasih. Laporan anda dihantar dan akan disemak.',
  problems: 'Sila semak laporan',
  mine: 'Laporan saya',
  empty: 'Anda belum melaporkan sesiapa.',
  state: '{state, select, open {Sedang disemak} approved {Disahkan} other {Tidak disahkan}}',
  points: '{count, plural, other {# mata diperoleh}}',
  answer: 'Khidmat pelanggan: {note}',
}
