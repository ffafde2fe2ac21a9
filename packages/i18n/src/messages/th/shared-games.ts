import type { Messages } from '../../catalogue.ts'

export const sharedGames: Messages<'sharedGames'> = {
  title: 'เกมในพาส',
  lead: 'สิ่งที่คลังเกมของ Family Game PASS แสดง ตามลำดับนี้',
  new: 'เกมใหม่',
  period: 'เผยแพร่ตามช่วงเวลาที่ผู้ถือพาสเล่นได้: ตั้งแต่และจนถึง',
  'from-catalogue': 'เกมจากแคตตาล็อก',
  'from-catalogue-hint': 'ใช้รูปของเกมนั้น และใช้ชื่อเมื่อยังไม่ได้พิมพ์ชื่อเรื่อง',
  'no-catalogue': 'ไม่เลือก',
  'cover-hint': 'รูปแนวตั้งเหมาะที่สุด: ร้านจะตัดเป็น 480 × 640 พิกเซล ไม่เกิน 2 MB',
  genre: 'ประเภท',
  genres:
    '{genre, select, action {แอ็กชัน} adventure {ผจญภัย} horror {สยองขวัญ} indie {อินดี้} racing {แข่งรถ} rpg {สวมบทบาท (RPG)} shooter {ยิงปืน} simulation {ซิมูเลชัน} sports {กีฬา} other {วางแผน}}',
  'genre-missing': 'โปรดเลือกประเภท',
  released: 'ปีที่ออก',
  'released-wrong': 'โปรดป้อนปี เช่น 2019',
  platforms: 'แพลตฟอร์ม',
  platform: '{platform, select, win32 {Windows 32 บิต} other {Windows 64 บิต}}',
  'platforms-missing': 'โปรดเลือกอย่างน้อยหนึ่งแพลตฟอร์ม',
  'act-save': 'บันทึกเกมในพาส',
}
