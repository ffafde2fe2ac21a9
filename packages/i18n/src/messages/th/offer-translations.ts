import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'คำแปล',
  lead: 'ผู้อ่านภาษานั้นจะเห็นคำแปลของคุณ และดูต้นฉบับได้เมื่อต้องการ หากแก้ถ้อยคำของต้นฉบับ คำแปลทั้งหมดจะถูกลบ',
  languages: 'ภาษา',
  original: 'ต้นฉบับ: {language}',
  into: 'คำแปล: {language}',
  done: '{language} แปลแล้ว',
  none: 'ร้านไม่มีภาษาอื่น',
  save: 'บันทึกคำแปล',
  remove: 'ลบคำแปล',
  stale: 'ต้นฉบับถูกแก้ไขในระหว่างนั้น โปรดดูแล้วบันทึกอีกครั้ง',
  ask: 'การแก้ถ้อยคำจะลบคำแปลของคุณ: {languages} บันทึกอีกครั้งเพื่อดำเนินการ',
  gone: 'คุณแก้ต้นฉบับ คำแปลเหล่านี้จึงถูกลบ: {languages}',
  'remove-text': 'ชื่อและคำอธิบายภาษา {language} จะถูกลบถาวร ผู้อ่านจะเห็นต้นฉบับแทน',
}
