import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'Sedang berlangsung',
  over: 'Tamat',
  soon: 'Akan datang',
  span: '{from} hingga {until}',
  overTitle: '{title} sudah tamat',
  overText: 'Tawaran untuk permainan ini masih ada di sini.',
  of: '{category} terbaik untuk {brand}',
  all: 'Semua {category}',
  nothing: 'Tiada tawaran untuk permainan ini buat masa ini.',
}
