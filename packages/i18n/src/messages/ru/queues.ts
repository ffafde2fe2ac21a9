import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Жалобы на продавцов',
  'reports-lead':
    'Сначала самые старые. Когда жалоба подтверждена, покупатель получает баллы; продавец не узнаёт, кто пожаловался.',
  'reports-none': 'Жалоб в этом состоянии нет.',
  'report-hint': 'Её прочитает покупатель.',
  'report-yes': 'Подтвердить жалобу',
  'report-no': 'Не подтверждать',
  complaints: 'Жалобы по аренде',
  'complaints-lead': 'Арендаторы, которые не могут войти. Принятая жалоба завершает аренду и возвращает G Coin.',
  'complaints-none': 'Жалоб в этом состоянии нет.',
  'complaint-hint': 'Её прочитает арендатор. Напишите, что вы проверили.',
  'complaint-yes': 'Принять и вернуть',
  'complaint-no': 'Отклонить',
  answer: 'Ответ',
  'buyer-number': 'Покупатель {number}',
  state: '{state, select, open {Ждут решения} approved {Подтверждены} accepted {Приняты} other {Отклонены}}',
  done: '{state, select, open {Ждёт второго человека.} other {Решено.}}',
  'none-title': 'Здесь пусто',
  reviews: 'Отзывы',
  'reviews-lead':
    'Сначала новые. Убирайте слова, нарушающие правила. Оценка остаётся и учитывается: никто не может улучшить или ухудшить вид продавца.',
  'reviews-none': 'В этом списке нет отзывов.',
  'review-list': '{state, select, negative {Отрицательные} removed {Слова удалены} other {Все}}',
  'review-reason':
    '{reason, select, insult {Оскорбление} personal_data {Личные данные} advertisement {Реклама} illegal {Незаконное содержание} other {Не о заказе}}',
  'review-reason-label': 'Причина удаления',
  'review-remove': 'Удалить слова',
  'review-remove-reply': 'Удалить ответ',
  'review-restore': 'Снова показать слова',
  'review-restore-reply': 'Снова показать ответ',
  'review-done': 'Готово. Магазин сразу это показывает.',
  'review-reply': 'Ответ продавца',
  'review-score': 'Оценка {score} из 5',
}
