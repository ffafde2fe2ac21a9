import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Échec de l’autorisation',
  'modifiable-success': 'Avatar enregistré',
}
