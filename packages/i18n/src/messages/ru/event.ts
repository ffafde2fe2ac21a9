import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'Идёт сейчас',
  over: 'Завершено',
  soon: 'Скоро',
  span: '{from} – {until}',
  overTitle: '{title}: событие завершено',
  overText: 'Предложения для этой игры по-прежнему здесь.',
  of: 'Лучшее для {brand}: {category}',
  all: 'Смотреть все: {category}',
  nothing: 'Сейчас для этой игры ничего нет.',
}
