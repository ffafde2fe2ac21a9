import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Цены',
  since: 'С',
  price: 'Цена',
  change: 'Изменение',
  first: 'Первая цена',
  by: 'Кто установил',
  side: '{side, select, seller {Продавец} plan {Запланированное изменение} staff {Сотрудники магазина} other {Платформа}}',
}
