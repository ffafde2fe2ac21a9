import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'ข้อมูลสำหรับการส่งมอบ',
  playerId: 'ไอดีผู้เล่น',
  zoneId: 'ไอดีโซน',
  character: 'ชื่อตัวละคร',
  username: 'ชื่อผู้ใช้ในเกม',
  server: 'เซิร์ฟเวอร์',
  platform: 'แพลตฟอร์ม',
  playerIdHelp: 'ดูได้จากโปรไฟล์ของคุณในเกม',
  noPasswordHelp: 'ที่นี่ไม่ต้องใช้รหัสผ่านของคุณ',
  optional: '{label} (ไม่บังคับ)',
  choose: 'โปรดเลือก',
  missing: 'โปรดกรอกข้อมูลนี้ หากไม่มีจะส่งมอบไม่ได้',
  digits: 'ตัวเลขเท่านั้น ({range})',
  lettersDigits: 'ตัวอักษร A–Z และตัวเลขเท่านั้น ไม่มีช่องว่าง ({range})',
  name: 'ตัวอักษร ตัวเลข ช่องว่าง และ . _ - # เท่านั้น ({range} ตัวอักษร)',
  choice: 'โปรดเลือกจากรายการ',
  correctUntil: 'คุณแก้ไขได้จนกว่าผู้ขายจะส่งมอบชิ้นแรก',
  save: 'บันทึกการแก้ไข',
  saved: 'แก้ไขแล้ว ผู้ขายเห็นได้ในคำสั่งซื้อ',
  corrected: 'แก้ไขข้อมูลการส่งมอบ:',
}
