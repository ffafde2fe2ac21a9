import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'บัญชีให้เช่า',
  lead: 'บัญชีที่คืนมาต้องมีข้อมูลเข้าสู่ระบบใหม่ก่อนให้เช่าอีกครั้ง เพื่อไม่ให้ผู้เช่าคนก่อนเข้าได้',
  state:
    '{state, select, free {พร้อมให้เช่า} reserved {จองไว้} rented {กำลังให้เช่า} release_due {คืนแล้ว} maintenance {พักใช้งาน} withdrawn {ถอนออก} other {ขายแล้ว}}',
  none: '{state, select, release_due {บัญชีที่คืนมาทุกบัญชีมีข้อมูลเข้าสู่ระบบใหม่แล้ว} rented {ขณะนี้ไม่มีใครเช่าบัญชีของคุณ} maintenance {ไม่มีบัญชีที่พักใช้งาน} other {ไม่มีบัญชีที่รอผู้เช่า}}',
  ends: 'สิ้นสุดการเช่า {date}',
  back: 'ให้เช่าได้อีกครั้งตั้งแต่ {date}',
  field: '{field, select, login {ชื่อเข้าสู่ระบบ} password {รหัสผ่านใหม่} email {อีเมลของบัญชี} code {โค้ด} other {หมายเหตุถึงผู้เช่า}}',
  'password-hint': 'เปลี่ยนในเกมก่อนแล้วจึงกรอกที่นี่ ต้องไม่ซ้ำกับรหัสล่าสุด',
  'password-missing': 'โปรดกรอกรหัสผ่านหรือโค้ดใหม่',
  until: 'ให้เช่าอีกครั้งตั้งแต่',
  'until-hint': 'เขตเวลา: {zone} เว้นว่างไว้เพื่อให้เช่าทันที',
  'until-wrong': 'กรอกเวลาในอนาคต',
  save: 'บันทึกข้อมูลเข้าสู่ระบบใหม่',
  done: '{state, select, maintenance {บันทึกแล้ว บัญชีจะให้เช่าอีกครั้งในเวลาที่เลือก} other {บันทึกแล้ว บัญชีให้เช่าได้อีกครั้ง}}',
}
