import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'พาสปอร์ตบัญชี',
  metaText: 'การตรวจ เครื่องหมาย และวันที่ของบัญชีนี้: {title}',
  lead: 'ตราแต่ละดวงมีวันที่ มีผู้ลงนามหรือร้านคำนวณให้',
  account: 'บัญชี',
  stamps: 'ตราประทับ',
  listed: 'วางขาย',
  since: 'ตั้งแต่ {date}',
  checked: 'ตรวจโดยทีมงานของ {shop}',
  on: 'เมื่อ {date}',
  identity: 'ยืนยันตัวตนผู้ขายแล้ว',
  deposit: 'วางเงินประกันแล้ว',
  indemnity: 'ยอมรับความรับผิดแล้ว',
  insured: 'ประกัน {days} วัน',
  insuredFrom: 'นับจากวันส่งมอบ',
  asOf: 'ข้อมูล ณ {date}',
  genuine: 'สำเนาปลอมได้ ให้ยึดหน้านี้เท่านั้น: {address}',
  print: 'พิมพ์',
  back: 'กลับไปยังข้อเสนอ',
}
