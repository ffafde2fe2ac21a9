import type { Messages } from '../../catalogue.ts'

export const customerData: Messages<'customerData'> = {
  title: 'Data peribadi',
  lead: 'Hanya jika pelanggan memintanya dan anda pasti siapa yang meminta. Pelanggan dimaklumkan melalui e-mel.',
  reason: 'Sebab, disimpan dalam log audit',
  export: 'Eksport data',
  erase: 'Padam pelanggan',
  'erase-sure': 'Saya tahu ini tidak boleh dibatalkan',
  'sure-missing': 'Sila sahkan bahawa ini tidak boleh dibatalkan',
  done: '{done, select, erase {Pelanggan dipadam dan dimaklumkan melalui e-mel.} restore {Fail ditunjukkan semula.} take {Fail diturunkan.} other {Data sedia. Ia tidak disimpan di mana-mana: simpan fail sebelum meninggalkan halaman.}}',
  save: 'Simpan fail',
  files: 'Fail yang dimuat naik',
  'files-lead': 'Cari fail melalui alamat atau nombornya, lihat di mana ia digunakan, dan turunkan.',
  file: 'Alamat atau nombor fail',
  'no-file': 'Fail itu tiada.',
  owner: 'Dimuat naik oleh',
  kind: 'Jenis',
  uses: 'Tempat digunakan',
  'no-uses': 'Tidak digunakan.',
  use: '{kind, select, offer {Tawaran {id}} seller {Halaman penjual {id}} case {Kes pesanan {id}} report {Laporan {id}} ticket {Pertanyaan nombor {id}} other {Perbualan {id}}}',
  take: 'Turunkan fail',
  'take-what':
    'Tiada siapa boleh membukanya, dan ia hilang daripada tawaran dan halaman. Ia disimpan 90 hari dan boleh ditunjukkan semula.',
  taken: 'Diturunkan {time}',
  restore: 'Tunjukkan semula',
  'restore-what': 'Tawaran dan halaman tidak menunjukkannya sendiri: pemiliknya perlu menambahnya semula.',
  'may-erase': 'Memadam pelanggan yang memintanya',
  'may-export': 'Mengeksport data pelanggan',
  'act-erase': 'Memadam seorang pelanggan',
  'act-export': 'Mengeksport data seorang pelanggan',
  'act-restore': 'Menunjukkan semula fail',
  'export-subject': 'Data anda telah dieksport',
  'export-body':
    'Khidmat pelanggan mengeksport data anda atas permintaan anda. Jika bukan anda, sila hubungi kami segera.',
  'erase-subject': 'Akaun anda telah dipadam',
  'erase-body':
    'Khidmat pelanggan memadam akaun anda atas permintaan anda. Ini e-mel terakhir ke alamat ini. Invois disimpan sepuluh tahun selepas tahun pembelian mengikut undang-undang cukai.',
}
