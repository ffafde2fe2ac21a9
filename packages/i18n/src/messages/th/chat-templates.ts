import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'เทมเพลต',
  lead: 'คำตอบที่คุณเขียนบ่อย {buyer} {order} และ {offer} จะแทนที่ด้วยชื่อ หมายเลขคำสั่งซื้อ และข้อเสนอของการสนทนา',
  'new': 'เทมเพลตใหม่',
  name: 'ชื่อเรื่อง',
  text: 'ข้อความ',
  save: 'บันทึกเทมเพลต',
  remove: 'ลบ',
  insert: 'แทรกเทมเพลต',
  none: 'ยังไม่มีเทมเพลต',
  'name-wrong': 'โปรดใส่ชื่อเรื่องไม่เกิน {max} ตัวอักษร',
  'text-wrong': 'โปรดใส่ข้อความไม่เกิน {max} ตัวอักษร',
  saved: 'บันทึกเทมเพลตแล้ว',
  removed: 'ลบเทมเพลตแล้ว',
  back: 'กลับไปที่ข้อความ',
  'remove-one': 'ลบเทมเพลต {name}',
  'remove-text': 'จะถูกลบถาวร ข้อความที่ส่งไปแล้วยังอยู่',
}
