import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'รายงานผู้ขาย',
  lead: 'เล่าสิ่งที่เกิดขึ้นพร้อมหลักฐาน ฝ่ายบริการลูกค้าตรวจทุกรายงาน ผู้ขายจะไม่รู้ว่าใครรายงาน',
  about: 'รายงานเกี่ยวกับ',
  order: 'คำสั่งซื้อ {id}',
  choose: 'รายงานผู้ขายรายใด?',
  'choose-lead': 'เปิดร้านของผู้ขายหรือคำสั่งซื้อ แล้วเลือก “รายงานผู้ขายรายนี้”',
  'to-orders': 'คำสั่งซื้อของฉัน',
  reason: 'เหตุผล',
  'reason-missing': 'โปรดเลือกเหตุผล',
  'reason-placeholder': 'เลือกเหตุผล',
  reasons:
    '{reason, select, scam {ฉ้อโกง} not_delivered {ไม่ส่งมอบ} recovered_account {ไอดีถูกดึงคืน} wrong_goods {ของไม่ตรงที่ประกาศ} rude {ด่าทอหรือข่มขู่} off_platform {ชวนซื้อขายนอกเว็บไซต์} other {อื่น ๆ}}',
  explanation: 'เกิดอะไรขึ้น?',
  'explanation-hint': 'เกิดเมื่อไร ตกลงกันอย่างไร และพูดอะไรบ้าง',
  evidence: 'ภาพหน้าจอเป็นหลักฐาน',
  send: 'ส่งรายงาน',
  sent: 'ขอบคุณ ส่งรายงานแล้วและเราจะตรวจสอบ',
  problems: 'โปรดตรวจสอบรายงาน',
  mine: 'รายงานของฉัน',
  empty: 'คุณยังไม่เคยรายงานใคร',
  state: '{state, select, open {กำลังตรวจสอบ} approved {ยืนยันแล้ว} other {ไม่ได้รับการยืนยัน}}',
  points: '{count, plural, other {ได้รับ # แต้ม}}',
  answer: 'ฝ่ายบริการลูกค้า: {note}',
}
