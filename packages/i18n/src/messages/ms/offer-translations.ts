import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Terjemahan',
  lead: 'Pembaca sesuatu bahasa melihat terjemahan anda, dan teks asal jika diminta. Mengubah perkataan teks asal membuang semua terjemahan.',
  languages: 'Bahasa',
  original: 'Teks asal: {language}',
  into: 'Terjemahan: {language}',
  done: '{language}, diterjemah',
  none: 'Kedai tiada bahasa lain.',
  save: 'Simpan terjemahan',
  remove: 'Buang terjemahan',
  stale: 'Teks asal berubah sementara itu. Lihat dan simpan sekali lagi.',
  ask: 'Mengubah perkataan membuang terjemahan anda: {languages}. Simpan sekali lagi untuk melakukannya.',
  gone: 'Anda mengubah teks asal, maka terjemahan ini dibuang: {languages}',
  'remove-text': 'Tajuk dan penerangan dalam {language} hilang selama-lamanya. Pembaca melihat teks asal.',
  suggest: 'Cadangkan terjemahan',
  suggested: 'Dicadangkan oleh mesin',
  'suggested-text': 'Baca dan betulkan. Pembeli tidak nampak apa-apa sehingga anda simpan.',
  'take-back': 'Kembalikan teks saya',
}
