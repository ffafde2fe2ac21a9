import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Falha na autorização',
  'modifiable-success': 'Avatar salvo',
}
