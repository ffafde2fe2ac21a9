import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'การแจ้งเตือน',
  lead: 'สิ่งที่พบเกี่ยวกับเงินและความปลอดภัย ใหม่สุดก่อน แต่ละรายการมีผู้รับผิดชอบและจบด้วยบันทึก',
  states: '{state, select, open {ต้องตรวจ} done {ปิดแล้ว} other {บันทึกเท่านั้น}}',
  state: '{state, select, open {ต้องตรวจ} done {ปิดแล้ว} other {บันทึกแล้ว}}',
  source: '{source, select, finance {เงิน} reconciliation {บัญชีของผู้ให้บริการ} other {ความปลอดภัย}}',
  ref: '{kind, select, order {คำสั่งซื้อ {id}} seller {ผู้ขาย {id}} user {บุคคล {id}} payment {การชำระเงิน {id}} payout {การจ่ายเงิน {id}} other {{id}}}',
  owner: 'ผู้รับผิดชอบ: {name}',
  'no-owner': 'ยังไม่มีผู้รับผิดชอบ',
  take: 'ฉันรับผิดชอบ',
  note: 'ผลที่ได้',
  'note-missing': 'โปรดระบุผลที่ได้',
  close: 'ปิดการแจ้งเตือน',
  acted: '{done, select, taken {ตอนนี้คุณรับผิดชอบแล้ว} other {ปิดการแจ้งเตือนแล้ว}}',
  'none-title': 'ทุกอย่างปกติ',
  none: 'ไม่มีการแจ้งเตือนในสถานะนี้',
  kind: '{kind, select, amount_mismatch {การชำระเงินที่จำนวนไม่ตรง} charged_back {การชำระเงินถูกเรียกคืน} deposit_in_vain {ชำระเงินประกันโดยเปล่าประโยชน์} dispute_lost {แพ้ข้อพิพาทการเรียกคืนเงิน} dispute_opened {ผู้ซื้อเรียกคืนเงิน} gift_limit {ทีมงานถึงเพดานการให้} missing_there {การชำระเงินที่ผู้ให้บริการไม่รู้จัก} missing_here {การชำระเงินที่ร้านไม่รู้จัก} not_delivered {คำสั่งซื้อที่ชำระแล้วส่งมอบไม่ได้} paid_without_goods {ชำระแล้วแต่ไม่มีสินค้าส่งมอบ} pass_paid_in_vain {ชำระค่าพาสโดยเปล่าประโยชน์} payout_contradicts {ผู้ให้บริการแย้งการจ่ายเงิน} payout_unanswered {การจ่ายเงินที่ไม่มีคำตอบ} unknown_payment {การชำระเงินที่ไม่มีการซื้อ} unit_of_another_seller {ยูนิตที่ผู้ขายอื่นเพิ่มไว้ด้วย} rate_jump {อัตราจากแหล่งเปลี่ยนผิดปกติ} rate_too_old {อัตราเก่าเกินไป} backup_not_restorable {ข้อมูลสำรองที่กู้คืนไม่ได้} backup_failed {การสำรองข้อมูลที่ล้มเหลว} identity_not_erased {การตรวจสอบตัวตนที่ผู้ให้บริการยังไม่ได้ลบ} login_attack {มีคนลองรหัสผ่าน} refresh_reused {การเข้าสู่ระบบถูกคัดลอก} refresh_foreign_client {โปรแกรมอื่นใช้การเข้าสู่ระบบ} captured_differs {ผู้ให้บริการเก็บเงินไม่ตรงจำนวน} refunded_differs {ผู้ให้บริการคืนเงินไม่ตรงจำนวน} privileged_grant_refused {โปรแกรมขอทำในนามผู้ใช้โดยไม่มีสิทธิ์} factor_reset {ปัจจัยที่สองถูกรีเซ็ต} open_login_refused {การเข้าสู่ระบบผ่านเว็บอื่นถูกปฏิเสธ} handoff_refused {ส่งต่อการเข้าสู่ระบบไม่ได้} refresh_in_url {ข้อมูลเข้าสู่ระบบอยู่ในที่อยู่} webhook_off {เว็บฮุกถูกปิด} other {{kind}}}',
}
