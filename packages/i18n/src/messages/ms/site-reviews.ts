import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Kata pembeli tentang {shop}',
  lead: '{count, plural, =0 {Belum ada sesiapa menulis ulasan.} other {# ulasan pembeli, setiap satu selepas pesanan selesai.}}',
  average: '{average} daripada 5',
  of: 'tentang {offer}',
}
