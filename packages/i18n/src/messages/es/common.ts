import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'No se pudo autorizar',
  'modifiable-success': 'Avatar guardado',
}
