import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Запланированные изменения',
  lead: 'Каждое изменение выполняется один раз, в своё время. Ждать могут не более {max}, не дальше года вперёд.',
  add: 'Запланировать изменение',
  kind: 'Что изменится',
  kinds: '{kind, select, price {Цена} show {Выставить на продажу} other {Снять с продажи}}',
  price: 'Новая цена в USD',
  'price-wrong': 'Введите цену от 0.01 до 1,000,000',
  at: 'Когда',
  'at-hint': 'В вашем часовом поясе, {zone}',
  past: 'Выберите время в будущем, не дальше года вперёд',
  plan: 'Запланировать это изменение',
  planned: 'Ожидают',
  none: 'Для этого предложения ничего не запланировано.',
  what: 'Изменение',
  when: 'Время',
  'price-to': '{kind, select, price {Цена {price}} show {В продаже} other {Снято с продажи}}',
  cancel: 'Отменить план',
  over: 'Завершены',
  state: '{state, select, done {Выполнено} failed {Не выполнено} other {Отменено}}',
  failure:
    '{reason, select, offer_sold_out {Предложение было распродано} seller_suspended {Ваш аккаунт продавца был приостановлен} rate_limited {В тот день цена менялась слишком часто} not_found {Предложения больше не было} other {Статус предложения этого не позволял}}',
}
