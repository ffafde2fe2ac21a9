import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'ศูนย์ช่วยเหลือ',
  lead: 'คำตอบเรื่องการซื้อ การส่งมอบ ความคุ้มครอง การเช่า และบัญชีของคุณ',
  search: 'ค้นหาความช่วยเหลือ',
  placeholder: 'ต้องการให้ช่วยเรื่องอะไร?',
  find: 'ค้นหา',
  categories: 'หัวข้อความช่วยเหลือ',
  all: 'หัวข้อทั้งหมด',
  onThisPage: 'ในหน้านี้',
  more: 'เพิ่มเติมในหัวข้อนี้',
  updated: 'อัปเดตเมื่อ {date}',
  nothingTitle: 'ไม่พบคำตอบสำหรับ “{keyword}”',
  nothingText: 'ลองใช้คำอื่น หรือดูหัวข้อทั้งหมด',
  contactTitle: 'ไม่พบคำตอบใช่ไหม',
  contactLead: 'เขียนถึงเรา เจ้าหน้าที่จะอ่านและตอบ',
  preview: 'ตัวอย่างเวอร์ชัน {n}',
  previewText: 'มีเพียงผู้ที่มีที่อยู่นี้ที่เห็น และใช้ได้หนึ่งชั่วโมง',
}
