import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {ยืนยันแล้ว: {title}} failed {ไม่ผ่านการยืนยัน: {title}} withdrawn {เครื่องหมายถูกถอน: {title}} other {เครื่องหมายหมดอายุ: {title}}}',
  'mail-body':
    '{news, select, verified {รูปของคุณตรงกับข้อเสนอ ร้านจะแสดงเครื่องหมายพร้อมวันที่วันนี้} failed {รูปของคุณยังแสดงไม่ครบ ดูสิ่งที่ขาดด้านล่าง แล้วขอใหม่ได้} withdrawn {ทีมงานถอนเครื่องหมายของข้อเสนอของคุณ ดูเหตุผลด้านล่าง} other {เครื่องหมายของข้อเสนอของคุณเก่าเกินไป คุณขอใหม่ได้ด้วยรูปใหม่}}',
  'mark-mail-subject': '{given, select, yes {ร้านของคุณได้เครื่องหมายใหม่} other {เครื่องหมายของร้านคุณถูกถอน}}',
  'mark-mail-body':
    '{given, select, yes {ร้านจะแสดงพร้อมวันที่วันนี้: {mark, select, identity {ตรวจสอบตัวตนแล้ว} other {การชดใช้}}} other {ร้านจะไม่แสดงอีก: {mark, select, identity {ตรวจสอบตัวตนแล้ว} other {การชดใช้}} ดูเหตุผลด้านล่าง}}',
  'act-ask': 'ขอการยืนยัน',
  'act-take': 'รับคำขอยืนยัน',
  'act-report': 'เขียนรายงานข้อเสนอ',
  'act-withdraw': 'ถอนเครื่องหมายของข้อเสนอ',
  'act-days': 'ตั้งอายุของเครื่องหมาย',
  'act-insurance': 'เปลี่ยนข้อเสนอที่มีประกัน',
  'act-limit': 'เปลี่ยนวงเงินประกัน',
  'act-answer': 'ตอบการเปลี่ยนประกัน',
  'act-mark': 'ให้หรือถอนเครื่องหมายของผู้ขาย',
  'may-view': 'ดูคำขอยืนยัน',
  'may-decide': 'เขียนรายงานข้อเสนอ',
  'may-settings': 'ตั้งอายุของเครื่องหมาย',
  'may-insurance-view': 'ดูข้อเสนอที่มีประกัน',
  'may-insurance-edit': 'เปลี่ยนข้อเสนอที่มีประกัน',
  'may-mark': 'ให้และถอนเครื่องหมายของผู้ขาย',
}
