import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: '价格记录',
  since: '生效时间',
  price: '价格',
  change: '变化',
  first: '首个价格',
  by: '设定者',
  side: '{side, select, seller {卖家} plan {计划的更改} staff {商店员工} other {平台}}',
}
