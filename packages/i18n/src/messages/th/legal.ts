import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'มีผลตั้งแต่ {date}',
  held: 'เวอร์ชันก่อนหน้า มีผลตั้งแต่ {from} ถึง {to}',
  current: 'อ่านเวอร์ชันที่มีผล',
  versions: 'ทุกเวอร์ชัน',
  version: 'เวอร์ชัน {n} ตั้งแต่ {date}',
  agreeTitle: 'โปรดยอมรับข้อกำหนดของเรา',
  agreeLead: 'เราถามครั้งเดียวสำหรับเวอร์ชันนี้ ก่อนการซื้อครั้งถัดไป และบันทึกว่าคุณยอมรับเมื่อใด',
  agreeLabel: 'ฉันอ่านข้อกำหนดแล้วและยอมรับ',
  agreeMissing: 'โปรดทำเครื่องหมายเพื่อยอมรับ',
  agreeButton: 'ยอมรับและไปต่อ',
  later: 'ไว้ทีหลัง',
  signUpAgree: 'ฉันยอมรับข้อกำหนดของร้านนี้',
  purchaseAgree: 'เมื่อสั่งซื้อ คุณยอมรับข้อกำหนดของร้านนี้',
}
