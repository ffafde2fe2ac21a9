import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'Otorisasi gagal',
  'modifiable-success': 'Avatar tersimpan',
}
