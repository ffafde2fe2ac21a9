import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'Sedang berlangsung',
  over: 'Berakhir',
  soon: 'Segera hadir',
  span: '{from} sampai {until}',
  overTitle: '{title} sudah berakhir',
  overText: 'Penawaran untuk game ini tetap ada di sini.',
  of: '{category} terbaik untuk {brand}',
  all: 'Semua {category}',
  nothing: 'Belum ada penawaran untuk game ini saat ini.',
}
