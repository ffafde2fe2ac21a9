import type { Messages } from '../../catalogue.ts'

export const ownStore: Messages<'ownStore'> = {
  title: 'ร้านของคุณ',
  lead: 'สิ่งที่ผู้ซื้อเห็นในหน้าร้านของคุณ',
  avatar: 'รูปร้าน',
  'avatar-hint': 'แสดงเป็นสี่เหลี่ยมจัตุรัส JPG, PNG หรือ GIF ไม่เกิน 2 MB',
  banner: 'แบนเนอร์',
  'banner-hint': 'แสดงเป็นแถบกว้าง 1280 × 400 พิกเซล JPG, PNG หรือ GIF ไม่เกิน 2 MB',
  'remove-avatar': 'ลบรูปร้าน',
  'remove-banner': 'ลบแบนเนอร์',
  about: 'เกี่ยวกับร้านของคุณ ภาษา {language}',
  'about-hint': 'ผู้ซื้อที่อ่านภาษาอื่นจะเห็นข้อความในภาษาที่คุณเขียนไว้',
  'about-wrong': 'โปรดใช้ไม่เกิน {max} ตัวอักษร',
  'more-languages': 'ภาษาอื่น',
  'see-store': 'ดูในร้าน',
}
