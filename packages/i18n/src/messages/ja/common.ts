import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': '認証に失敗しました',
  'modifiable-success': 'アイコンを保存しました',
}
