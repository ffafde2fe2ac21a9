import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Продавцы',
  'sellers-lead': 'Все, кто здесь продаёт, и что им разрешено.',
  find: 'Поиск по имени или номеру',
  search: 'Найти',
  none: 'Подходящих продавцов нет.',
  'standing-label': 'Положение',
  standing:
    '{standing, select, active {Активен} vacation {В отпуске} suspended {Приостановлен} banned {Исключён} other {{standing}}}',
  means:
    '{standing, select, active {Всё в продаже.} vacation {Предложения видны, но купить их нельзя. Текущие заказы и выплаты продолжаются.} suspended {Предложения сняты, выплаты приостановлены. Текущие заказы нужно доставить.} banned {Предложения сняты, выплаты приостановлены, покупатели не могут начинать переписку. Деньги за недоставленное возвращаются.} other {}}',
  change: 'Изменить положение',
  reason: 'Причина, её прочтёт продавец',
  since: 'С {date}',
  until: 'До {date}',
  history: 'История',
  'history-none': 'Положение не менялось.',
  by: 'Кем',
  orders: 'Заказы',
  offers: 'Предложения',
  vacation: 'Отпуск',
  'vacation-lead':
    'Пока вас нет, покупатели видят ваши предложения, но не могут их купить. Купленное ранее вы доставляете.',
  'vacation-until': 'Первый день после отпуска (пусто, если неизвестно)',
  'vacation-wrong': 'Выберите день в будущем, не позже чем через год',
  'vacation-start': 'Начать отпуск',
  'vacation-end': 'Закончить отпуск',
  'mail-subject':
    'Ваш аккаунт продавца: {standing, select, active {снова активен} suspended {приостановлен} banned {исключён} other {{standing}}}',
}
