import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'ประวัติราคา',
  since: 'ตั้งแต่',
  price: 'ราคา',
  change: 'การเปลี่ยนแปลง',
  first: 'ราคาแรก',
  by: 'กำหนดโดย',
  side: '{side, select, seller {ผู้ขาย} plan {การเปลี่ยนแปลงที่วางแผนไว้} staff {ทีมงานของร้าน} other {แพลตฟอร์ม}}',
}
