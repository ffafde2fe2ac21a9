import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': '授权失败',
  'modifiable-success': '头像已保存',
}
