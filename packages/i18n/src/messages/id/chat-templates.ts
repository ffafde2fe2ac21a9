import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Templat',
  lead: 'Jawaban yang sering kamu tulis. {buyer}, {order}, dan {offer} diganti dengan nama, nomor pesanan, dan penawaran percakapan.',
  'new': 'Templat baru',
  name: 'Judul',
  text: 'Teks',
  save: 'Simpan templat',
  remove: 'Hapus',
  insert: 'Sisipkan templat',
  none: 'Belum ada templat',
  'name-wrong': 'Masukkan judul paling banyak {max} karakter',
  'text-wrong': 'Masukkan teks paling banyak {max} karakter',
  saved: 'Templat disimpan.',
  removed: 'Templat dihapus.',
  back: 'Kembali ke pesan',
  'remove-one': 'Hapus templat {name}',
  'remove-text': 'Templat ini hilang selamanya. Pesan yang sudah kamu kirim tetap ada.',
}
