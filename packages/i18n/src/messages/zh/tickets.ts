import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Видеть обращения в поддержку',
  'may-answer': 'Отвечать на обращения в поддержку',
  'may-template': 'Писать шаблоны ответов',
  'act-see': 'Просмотр обращения',
  'act-assign': 'Назначение обращения',
  'act-answer': 'Ответ на обращение',
  'act-note': 'Заметка к обращению',
  'act-state': 'Обращение решено или открыто снова',
  'act-merge': 'Обращение объединено с другим',
  'act-save-template': 'Сохранение шаблона ответа',
  'act-remove-template': 'Удаление шаблона ответа',
}
