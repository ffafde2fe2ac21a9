import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'การเปลี่ยนแปลงที่วางแผนไว้',
  lead: 'แต่ละรายการจะเปลี่ยนครั้งเดียวตามเวลา รอได้สูงสุด {max} รายการ ล่วงหน้าไม่เกินหนึ่งปี',
  add: 'วางแผนการเปลี่ยนแปลง',
  kind: 'สิ่งที่จะเปลี่ยน',
  kinds: '{kind, select, price {ราคา} show {วางขาย} other {หยุดขาย}}',
  price: 'ราคาใหม่เป็น USD',
  'price-wrong': 'กรุณากรอกราคาตั้งแต่ 0.01 ถึง 1,000,000',
  at: 'เมื่อไร',
  'at-hint': 'ตามเขตเวลาของคุณ {zone}',
  past: 'กรุณาเลือกเวลาในอนาคต ล่วงหน้าไม่เกินหนึ่งปี',
  plan: 'วางแผนรายการนี้',
  planned: 'กำลังรอ',
  none: 'ไม่มีแผนสำหรับข้อเสนอนี้',
  what: 'การเปลี่ยนแปลง',
  when: 'เวลา',
  'price-to': '{kind, select, price {ราคา {price}} show {วางขาย} other {หยุดขาย}}',
  cancel: 'ยกเลิกแผนนี้',
  over: 'สิ้นสุดแล้ว',
  state: '{state, select, done {ทำแล้ว} failed {ไม่ได้ทำ} other {ยกเลิกแล้ว}}',
  failure:
    '{reason, select, offer_sold_out {ข้อเสนอขายหมดแล้ว} seller_suspended {บัญชีผู้ขายของคุณถูกระงับ} rate_limited {วันนั้นราคาเปลี่ยนบ่อยเกินไป} not_found {ไม่มีข้อเสนอนี้แล้ว} other {สถานะของข้อเสนอไม่อนุญาต}}',
}
