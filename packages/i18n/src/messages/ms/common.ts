import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Pengesahan akses gagal',
  'modifiable-success': 'Avatar disimpan',
}
