import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'Шаблоны',
  lead: 'Ответы, которые вы пишете часто. {buyer}, {order} и {offer} заменяются именем, номером заказа и предложением из переписки.',
  'new': 'Новый шаблон',
  name: 'Название',
  text: 'Текст',
  save: 'Сохранить шаблон',
  remove: 'Удалить',
  insert: 'Вставить шаблон',
  none: 'Шаблонов пока нет',
  'name-wrong': 'Введите название не длиннее {max} символов',
  'text-wrong': 'Введите текст не длиннее {max} символов',
  saved: 'Шаблон сохранён.',
  removed: 'Шаблон удалён.',
  back: 'Назад к сообщениям',
  'remove-one': 'Удалить шаблон {name}',
  'remove-text': 'Он будет удалён навсегда. Отправленные сообщения останутся.',
}
