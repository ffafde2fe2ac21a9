import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Не удалось авторизоваться',
  'modifiable-success': 'Аватар сохранён',
}
