import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Penjual',
  'sellers-lead': 'Semua yang menjual di sini dan apa yang mereka boleh buat.',
  find: 'Cari mengikut nama atau nombor',
  search: 'Cari',
  none: 'Tiada penjual sepadan.',
  'standing-label': 'Kedudukan',
  standing:
    '{standing, select, active {Aktif} vacation {Bercuti} suspended {Digantung} banned {Diharamkan} other {{standing}}}',
  means:
    '{standing, select, active {Semuanya dijual.} vacation {Tawaran kekal kelihatan dan tidak boleh dibeli. Pesanan berjalan dan bayaran diteruskan.} suspended {Tawaran diturunkan dan bayaran ditahan. Pesanan berjalan mesti dihantar.} banned {Tawaran diturunkan, bayaran ditahan, dan pembeli tidak boleh memulakan perbualan. Yang belum dihantar dibayar balik.} other {}}',
  change: 'Tukar kedudukan',
  reason: 'Sebab, yang dibaca penjual',
  since: 'Sejak {date}',
  until: 'Hingga {date}',
  history: 'Sejarah',
  'history-none': 'Kedudukan tidak pernah berubah.',
  by: 'Oleh',
  orders: 'Pesanan',
  offers: 'Tawaran',
  vacation: 'Cuti',
  'vacation-lead':
    'Semasa anda tiada, pembeli melihat tawaran anda dan tidak boleh membelinya. Anda tetap menghantar apa yang telah dibeli.',
  'vacation-until': 'Hari pertama kembali (kosong jika terbuka)',
  'vacation-wrong': 'Sila pilih hari akan datang, paling lama setahun',
  'vacation-start': 'Mulakan cuti',
  'vacation-end': 'Tamatkan cuti',
  'mail-subject':
    'Akaun penjual anda: {standing, select, active {aktif semula} suspended {digantung} banned {diharamkan} other {{standing}}}',
}
