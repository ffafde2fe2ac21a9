import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'الأسعار',
  since: 'منذ',
  price: 'السعر',
  change: 'التغيير',
  first: 'أول سعر',
  by: 'حدّده',
  side: '{side, select, seller {البائع} plan {تغيير مجدول} staff {فريق المتجر} other {المنصة}}',
}
