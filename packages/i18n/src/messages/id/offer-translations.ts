import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Terjemahan',
  lead: 'Pembaca suatu bahasa melihat terjemahanmu, dan teks asli jika diminta. Mengubah kata teks asli menghapus semua terjemahan.',
  languages: 'Bahasa',
  original: 'Teks asli: {language}',
  into: 'Terjemahan: {language}',
  done: '{language}, diterjemahkan',
  none: 'Toko tidak punya bahasa lain.',
  save: 'Simpan terjemahan',
  remove: 'Hapus terjemahan',
  stale: 'Teks asli berubah sementara itu. Lihat lalu simpan lagi.',
  ask: 'Mengubah kata menghapus terjemahanmu: {languages}. Simpan lagi untuk melakukannya.',
  gone: 'Kamu mengubah teks asli, jadi terjemahan ini dihapus: {languages}',
  'remove-text': 'Judul dan deskripsi dalam {language} hilang selamanya. Pembaca melihat teks aslinya.',
  suggest: 'Sarankan terjemahan',
  suggested: 'Disarankan oleh mesin',
  'suggested-text': 'Baca dan perbaiki. Pembeli belum melihatnya sampai kamu menyimpan.',
  'take-back': 'Kembalikan teks saya',
}
