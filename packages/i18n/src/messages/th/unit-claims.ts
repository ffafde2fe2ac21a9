import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'มีหน่วยที่ใช้ไม่ได้',
  lead: 'ผู้ขายมีเวลา {hours} ชั่วโมงในการเปลี่ยนหน่วยหรือคืนเงิน จนกว่าจะถึงเวลานั้น คำสั่งซื้อของคุณจะยังไม่เสร็จสิ้น',
  unit: 'หน่วยใดใช้ไม่ได้',
  unitHint: 'แสดงอักขระท้ายของแต่ละโค้ดหรือชื่อเข้าสู่ระบบ',
  kind: 'มีปัญหาอะไร',
  kindName: '{kind, select, used {ถูกใช้แล้ว} invalid {ใช้ไม่ได้} region {ผิดภูมิภาค} locked {บัญชีถูกล็อก} other {อื่น ๆ}}',
  statement: 'เกิดอะไรขึ้น',
  statementHint: 'บอกว่าคุณทำอะไรและเห็นอะไร อย่าเขียนโค้ดลงไป',
  send: 'แจ้งผู้ขาย',
  sent: 'แจ้งผู้ขายแล้วว่าหน่วยนี้ใช้ไม่ได้',
  noUnits: 'ขณะนี้ไม่มีหน่วยใดในคำสั่งซื้อนี้ที่แจ้งปัญหาได้',
  moreUnits: 'หน่วยเพิ่มเติม',
  unitMissing: 'เลือกหน่วยที่ใช้ไม่ได้',
  kindMissing: 'เลือกปัญหา',
  about: 'หน่วย {masked}: {kind}',
  answerName:
    '{answer, select, replaced {ผู้ขายเปลี่ยนหน่วยแล้ว} refunded {คืนเงินของหน่วยนี้แล้ว} refused {ผู้ขายปฏิเสธ} unanswered {ผู้ขายไม่ตอบภายในเวลา} withdrawn {ผู้ซื้อถอนคำร้องแล้ว} other {สิ้นสุดด้วยการตัดสินทั้งคำสั่งซื้อ}}',
  refunded: 'คืนเงินแล้ว {amount}',
  waits: 'ผู้ขายตอบภายใน {date}',
  withdraw: 'ใช้ได้แล้ว',
  withdrawn: 'คุณถอนคำร้องแล้ว',
}
