import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'ผู้ซื้อพูดถึง {shop} ว่าอย่างไร',
  lead: '{count, plural, =0 {ยังไม่มีใครเขียนรีวิว} other {# รีวิวจากผู้ซื้อที่คำสั่งซื้อเสร็จสิ้นแล้ว}}',
  average: '{average} จาก 5',
  of: 'สินค้า: {offer}',
}
