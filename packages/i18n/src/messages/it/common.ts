import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Autorizzazione non riuscita',
  'modifiable-success': 'Avatar salvato',
}
