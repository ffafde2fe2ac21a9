import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: 'ตัวเลข',
  lead: 'ร้านขายอะไรและผลเป็นอย่างไร ยอดเงินคือผลรวมของบัญชี เวลาเป็น UTC',
  days: '{days, select, 1 {วันนี้} 7 {7 วัน} 30 {30 วัน} 90 {90 วัน} other {1 ปี}}',
  money: 'เงิน',
  currency: 'สกุลเงิน',
  paid: 'ผู้ซื้อจ่าย',
  refunded: 'คืนเงิน',
  'charged-back': 'ธนาคารเรียกคืน',
  coupons: 'คูปองของร้าน',
  take: 'ค่าคอมมิชชันและค่าธรรมเนียม',
  'no-money': 'ช่วงนี้ไม่มีการเคลื่อนไหวของเงิน',
  steps: 'จากการดูถึงการสั่งซื้อ',
  begun: 'คำสั่งซื้อที่เริ่ม',
  'of-them-paid': 'ที่จ่ายแล้ว',
  'of-them-confirmed': 'ที่ยืนยันแล้ว',
  brands: 'เกมขายดี',
  sellers: 'ผู้ขายที่มีคำสั่งซื้อมากที่สุด',
  name: 'ชื่อ',
  none: 'ช่วงนี้ไม่มีการขาย',
  'may-view': 'ดูตัวเลขของร้าน',
}
