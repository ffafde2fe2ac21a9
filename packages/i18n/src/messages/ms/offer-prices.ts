import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Sejarah harga',
  since: 'Sejak',
  price: 'Harga',
  change: 'Perubahan',
  first: 'Harga pertama',
  by: 'Ditetapkan oleh',
  side: '{side, select, seller {Penjual} plan {Perubahan yang dirancang} staff {Kakitangan kedai} other {Platform ini}}',
}
