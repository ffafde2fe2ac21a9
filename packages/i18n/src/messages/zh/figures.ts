import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: '数据',
  lead: '商店的销售及其结果。金额为账本合计，时间为UTC。',
  days: '{days, select, 1 {今天} 7 {7天} 30 {30天} 90 {90天} other {1年}}',
  money: '资金',
  currency: '币种',
  paid: '买家付款',
  refunded: '已退款',
  'charged-back': '银行撤回',
  coupons: '商店优惠券',
  take: '佣金和费用',
  'no-money': '这段时间没有资金变动。',
  steps: '从浏览到下单',
  begun: '已开始的订单',
  'of-them-paid': '其中已付款',
  'of-them-confirmed': '其中已确认',
  brands: '最畅销的游戏',
  sellers: '订单最多的卖家',
  name: '名称',
  none: '这段时间没有销售。',
  'may-view': '查看商店数据',
}
