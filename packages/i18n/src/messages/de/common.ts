import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Autorisierung fehlgeschlagen',
  'modifiable-success': 'Profilbild gespeichert',
}
