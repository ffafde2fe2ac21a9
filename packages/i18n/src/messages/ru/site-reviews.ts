import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Что покупатели говорят о {shop}',
  lead: '{count, plural, =0 {Отзывов пока никто не написал.} one {# отзыв покупателя после завершённого заказа.} few {# отзыва покупателей, каждый после завершённого заказа.} many {# отзывов покупателей, каждый после завершённого заказа.} other {# отзыва покупателей, каждый после завершённого заказа.}}',
  average: '{average} из 5',
  of: 'о товаре «{offer}»',
}
