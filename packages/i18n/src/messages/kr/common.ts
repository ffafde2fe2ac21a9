import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': '인증에 실패했어요',
  'modifiable-success': '아바타를 저장했어요',
}
