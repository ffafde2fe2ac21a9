import type { Messages } from '../../catalogue.ts'

export const common: Messages<'common'> = {
  'grant-failed': 'ยืนยันสิทธิ์ไม่สำเร็จ',
  'modifiable-success': 'บันทึกรูปโปรไฟล์แล้ว',
}
