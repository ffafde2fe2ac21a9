import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'ผู้ขาย',
  'sellers-lead': 'ทุกคนที่ขายที่นี่ และสิ่งที่ทำได้',
  find: 'ค้นหาด้วยชื่อหรือหมายเลข',
  search: 'ค้นหา',
  none: 'ไม่พบผู้ขายที่ตรงกัน',
  'standing-label': 'สถานะ',
  standing: '{standing, select, active {ใช้งานอยู่} vacation {ลาพัก} suspended {ถูกพัก} banned {ถูกห้าม} other {{standing}}}',
  means:
    '{standing, select, active {ทุกอย่างวางขายอยู่} vacation {ข้อเสนอยังแสดงแต่ซื้อไม่ได้ คำสั่งซื้อที่ดำเนินอยู่และการจ่ายเงินยังเดินต่อ} suspended {ข้อเสนอถูกนำลงและพักการจ่ายเงิน คำสั่งซื้อที่ดำเนินอยู่ต้องส่งมอบ} banned {ข้อเสนอถูกนำลง พักการจ่ายเงิน และผู้ซื้อเริ่มสนทนาไม่ได้ สิ่งที่ยังไม่ส่งมอบจะได้รับเงินคืน} other {}}',
  change: 'เปลี่ยนสถานะ',
  reason: 'เหตุผลที่ผู้ขายจะอ่าน',
  since: 'ตั้งแต่ {date}',
  until: 'ถึง {date}',
  history: 'ประวัติ',
  'history-none': 'สถานะไม่เคยเปลี่ยน',
  by: 'โดย',
  orders: 'คำสั่งซื้อ',
  offers: 'ข้อเสนอ',
  vacation: 'ลาพัก',
  'vacation-lead': 'ขณะคุณไม่อยู่ ผู้ซื้อเห็นข้อเสนอแต่ซื้อไม่ได้ คุณยังต้องส่งมอบสิ่งที่ซื้อไว้ก่อน',
  'vacation-until': 'วันแรกที่กลับ (ว่างหากไม่แน่นอน)',
  'vacation-wrong': 'โปรดเลือกวันในอนาคต ไม่เกินหนึ่งปี',
  'vacation-start': 'เริ่มลาพัก',
  'vacation-end': 'สิ้นสุดการลาพัก',
  'mail-subject':
    'บัญชีผู้ขายของคุณ: {standing, select, active {ใช้งานได้อีกครั้ง} suspended {ถูกพัก} banned {ถูกห้าม} other {{standing}}}',
}
