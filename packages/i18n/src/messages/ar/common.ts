import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'فشل التفويض',
  'modifiable-success': 'تم حفظ الصورة الرمزية',
}
