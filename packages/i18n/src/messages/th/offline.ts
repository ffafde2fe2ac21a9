import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'คุณออฟไลน์อยู่',
  text: 'หน้านี้ต้องใช้อินเทอร์เน็ต แต่ยังดูรายการคำสั่งซื้อตามที่เปิดครั้งล่าสุดได้',
  orders: 'คำสั่งซื้อของฉัน',
  retry: 'ลองอีกครั้ง',
}
