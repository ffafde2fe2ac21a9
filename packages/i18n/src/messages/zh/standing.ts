import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: '卖家',
  'sellers-lead': '在此销售的所有人及其权限。',
  find: '按名称或编号搜索',
  search: '搜索',
  none: '没有匹配的卖家。',
  'standing-label': '状态',
  standing: '{standing, select, active {正常} vacation {休假中} suspended {已暂停} banned {已封禁} other {{standing}}}',
  means:
    '{standing, select, active {全部在售。} vacation {商品仍可见但无法购买。进行中的订单和付款继续。} suspended {商品下架，付款暂停。进行中的订单必须交付。} banned {商品下架，付款暂停，买家无法发起对话。未交付的订单将退款。} other {}}',
  change: '更改状态',
  reason: '原因（卖家可见）',
  since: '自 {date}',
  until: '至 {date}',
  history: '历史',
  'history-none': '状态从未更改。',
  by: '操作人',
  orders: '订单',
  offers: '商品',
  vacation: '休假',
  'vacation-lead': '休假期间，买家能看到但无法购买您的商品。之前的订单仍需交付。',
  'vacation-until': '返回的第一天（未定则留空）',
  'vacation-wrong': '请选择一年内的未来日期',
  'vacation-start': '开始休假',
  'vacation-end': '结束休假',
  'mail-subject':
    '您的卖家账户：{standing, select, active {已恢复} suspended {已暂停} banned {已封禁} other {{standing}}}',
}
