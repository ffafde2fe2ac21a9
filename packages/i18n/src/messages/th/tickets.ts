import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'ดูคำขอถึงฝ่ายสนับสนุน',
  'may-answer': 'ตอบคำขอถึงฝ่ายสนับสนุน',
  'may-template': 'เขียนแม่แบบคำตอบ',
  'act-see': 'ดูคำขอ',
  'act-assign': 'มอบหมายคำขอ',
  'act-answer': 'ตอบคำขอ',
  'act-note': 'จดบันทึกเกี่ยวกับคำขอ',
  'act-state': 'แก้ไขหรือเปิดคำขออีกครั้ง',
  'act-merge': 'รวมคำขอเข้ากับอีกคำขอ',
  'act-save-template': 'บันทึกแม่แบบคำตอบ',
  'act-remove-template': 'ลบแม่แบบคำตอบ',
}
