import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Lihat pertanyaan kepada sokongan',
  'may-answer': 'Jawab pertanyaan kepada sokongan',
  'may-template': 'Tulis templat jawapan',
  'act-see': 'Melihat satu pertanyaan',
  'act-assign': 'Menugaskan satu pertanyaan',
  'act-answer': 'Menjawab satu pertanyaan',
  'act-note': 'Mencatat sesuatu tentang pertanyaan itu',
  'act-state': 'Menyelesaikan atau membuka semula pertanyaan',
  'act-merge': 'Menggabungkan satu pertanyaan dengan yang lain',
  'act-save-template': 'Menyimpan templat jawapan',
  'act-remove-template': 'Memadam templat jawapan',
}
