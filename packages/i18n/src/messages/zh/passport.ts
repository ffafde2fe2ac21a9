import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: '账号护照',
  metaText: '该账号的检查、标记和日期：{title}',
  lead: '每个印章都有日期，由人签署或由商店计算。',
  account: '账号',
  stamps: '印章',
  listed: '在售',
  since: '自 {date} 起',
  checked: '由 {shop} 员工检查',
  on: '{date}',
  identity: '卖家身份已核实',
  deposit: '已缴保证金',
  indemnity: '已接受赔偿责任',
  insured: '投保 {days} 天',
  insuredFrom: '自交付起',
  asOf: '截至 {date}',
  genuine: '副本可能被伪造，仅以此页面为准：{address}',
  print: '打印',
  back: '返回商品',
}
