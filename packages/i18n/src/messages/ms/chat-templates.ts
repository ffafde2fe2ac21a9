import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Templat',
  lead: 'Jawapan yang kerap anda tulis. {buyer}, {order} dan {offer} diganti dengan nama, nombor pesanan dan tawaran perbualan.',
  'new': 'Templat baharu',
  name: 'Tajuk',
  text: 'Teks',
  save: 'Simpan templat',
  remove: 'Padam',
  insert: 'Sisipkan templat',
  none: 'Belum ada templat',
  'name-wrong': 'Masukkan tajuk paling banyak {max} aksara',
  'text-wrong': 'Masukkan teks paling banyak {max} aksara',
  saved: 'Templat disimpan.',
  removed: 'Templat dipadam.',
  back: 'Kembali ke mesej',
  'remove-one': 'Padam templat {name}',
  'remove-text': 'Ia hilang selama-lamanya. Mesej yang telah dihantar kekal.',
}
