import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'คำร้องเรื่องหน่วย',
  listLead: 'หน่วยที่ผู้ซื้อบอกว่าใช้ไม่ได้ หากไม่ตอบภายในเวลา ผู้ซื้ออาจเปิดข้อพิพาท',
  open: 'รอตอบ',
  answered: 'ตอบแล้ว',
  none: 'ไม่มีคำร้อง',
  noneText: 'เมื่อผู้ซื้อบอกว่าหน่วยใช้ไม่ได้ จะแสดงที่นี่พร้อมเวลาที่ต้องตอบ',
  columnUnit: 'หน่วย',
  columnProblem: 'ปัญหา',
  columnOrder: 'คำสั่งซื้อ',
  columnUntil: 'ตอบภายใน',
  columnResult: 'ผลลัพธ์',
  formUntil: 'ตอบภายใน {date} หลังจากนั้นผู้ซื้ออาจเปิดข้อพิพาท',
  text: 'ข้อความถึงผู้ซื้อ',
  textHint: 'จำเป็นเมื่อปฏิเสธ อย่าเขียนโค้ดที่นี่',
  textMissing: 'บอกเหตุผลที่ปฏิเสธ',
  replace: 'เปลี่ยนจากคลัง',
  refund: 'คืนเงินหน่วยนี้',
  refuse: 'ปฏิเสธ',
  done: 'ตอบคำร้องแล้ว',
  vaultEmpty: 'คลังไม่มีหน่วยว่าง เพิ่มก่อน หรือคืนเงิน',
}
