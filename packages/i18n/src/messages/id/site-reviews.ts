import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Kata pembeli tentang {shop}',
  lead: '{count, plural, =0 {Belum ada yang menulis ulasan.} other {# ulasan dari pembeli, masing-masing setelah pesanan selesai.}}',
  average: '{average} dari 5',
  of: 'tentang {offer}',
}
