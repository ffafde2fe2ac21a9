import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'รายงานเกี่ยวกับผู้ขาย',
  'reports-lead': 'เก่าสุดก่อน ผู้ซื้อได้คะแนนเมื่อรายงานได้รับการยืนยัน ผู้ขายไม่รู้ว่าใครรายงาน',
  'reports-none': 'ไม่มีรายงานในสถานะนี้',
  'report-hint': 'ผู้ซื้อจะอ่านข้อความนี้',
  'report-yes': 'ยืนยันรายงาน',
  'report-no': 'ไม่ยืนยัน',
  complaints: 'ข้อร้องเรียนการเช่า',
  'complaints-lead': 'ผู้เช่าที่เข้าสู่ระบบไม่ได้ เมื่อรับข้อร้องเรียน การเช่าจะสิ้นสุดและคืน G Coin',
  'complaints-none': 'ไม่มีข้อร้องเรียนในสถานะนี้',
  'complaint-hint': 'ผู้เช่าจะอ่าน ระบุสิ่งที่คุณลองแล้ว',
  'complaint-yes': 'รับและคืนเงิน',
  'complaint-no': 'ปฏิเสธ',
  answer: 'คำตอบ',
  'buyer-number': 'ผู้ซื้อ {number}',
  state: '{state, select, open {รอตัดสิน} approved {ยืนยันแล้ว} accepted {รับแล้ว} other {ปฏิเสธแล้ว}}',
  done: '{state, select, open {รอบุคคลที่สอง} other {ตัดสินแล้ว}}',
  'none-title': 'ไม่มีรายการ',
}
