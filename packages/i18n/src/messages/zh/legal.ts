import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: '自 {date} 起生效',
  held: '这是旧版本：自 {from} 至 {to} 有效。',
  current: '阅读现行版本',
  versions: '所有版本',
  version: '版本 {n}，自 {date} 起',
  agreeTitle: '请同意我们的条款',
  agreeLead: '在您下次购买前，我们就此版本询问一次，并保存您同意的时间。',
  agreeLabel: '我已阅读并同意条款',
  agreeMissing: '请勾选以表示同意',
  agreeButton: '同意并继续',
  later: '暂不',
  signUpAgree: '我同意本商店的条款',
  purchaseAgree: '下单即表示您同意本商店的条款。',
}
