import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Riwayat harga',
  since: 'Sejak',
  price: 'Harga',
  change: 'Perubahan',
  first: 'Harga pertama',
  by: 'Ditetapkan oleh',
  side: '{side, select, seller {Penjual} plan {Perubahan terjadwal} staff {Staf toko} other {Platform ini}}',
}
