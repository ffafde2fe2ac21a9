import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Melihat pertanyaan ke dukungan',
  'may-answer': 'Menjawab pertanyaan ke dukungan',
  'may-template': 'Menulis templat jawaban',
  'act-see': 'Melihat sebuah pertanyaan',
  'act-assign': 'Menugaskan sebuah pertanyaan',
  'act-answer': 'Menjawab sebuah pertanyaan',
  'act-note': 'Mencatat sesuatu tentang pertanyaan',
  'act-state': 'Menyelesaikan atau membuka lagi pertanyaan',
  'act-merge': 'Menggabungkan pertanyaan dengan yang lain',
  'act-save-template': 'Menyimpan templat jawaban',
  'act-remove-template': 'Menghapus templat jawaban',
}
