import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': '授权失败',
}
