import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Центр помощи',
  lead: 'Ответы о покупке, доставке, защите, аренде и аккаунте.',
  search: 'Поиск по справке',
  placeholder: 'Чем вам помочь?',
  find: 'Найти',
  categories: 'Темы справки',
  all: 'Все темы справки',
  onThisPage: 'На этой странице',
  more: 'Ещё по этой теме',
  updated: 'Обновлено {date}',
  nothingTitle: 'По запросу «{keyword}» ответа нет',
  nothingText: 'Попробуйте другое слово или посмотрите все темы.',
  contactTitle: 'Не нашлось ответа?',
  contactLead: 'Напиши нам. Сотрудник прочитает и ответит.',
  preview: 'Предпросмотр версии {n}',
  previewText: 'Видно только тем, у кого есть этот адрес. Через час он перестанет работать.',
}
