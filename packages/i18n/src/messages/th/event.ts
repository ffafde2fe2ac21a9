import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: 'กำลังจัดอยู่',
  over: 'จบแล้ว',
  soon: 'เร็ว ๆ นี้',
  span: '{from} ถึง {until}',
  overTitle: '{title} จบแล้ว',
  overText: 'สินค้าของเกมนี้ยังดูได้ที่นี่',
  of: '{category} แนะนำของ {brand}',
  all: '{category} ทั้งหมด',
  nothing: 'ตอนนี้ยังไม่มีสินค้าของเกมนี้',
}
