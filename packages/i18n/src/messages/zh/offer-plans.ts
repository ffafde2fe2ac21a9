import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: '计划的更改',
  lead: '每项更改只在设定的时间执行一次。最多可有 {max} 项等待，最多提前一年。',
  add: '计划一项更改',
  kind: '更改内容',
  kinds: '{kind, select, price {价格} show {上架} other {下架}}',
  price: '新价格（USD）',
  'price-wrong': '请输入 0.01 到 1,000,000 之间的价格',
  at: '时间',
  'at-hint': '按您的时区 {zone}',
  past: '请选择一年之内的将来时间',
  plan: '计划此更改',
  planned: '等待中',
  none: '此商品没有计划的更改。',
  what: '更改',
  when: '时间',
  'price-to': '{kind, select, price {价格 {price}} show {上架} other {下架}}',
  cancel: '取消此计划',
  over: '已结束',
  state: '{state, select, done {已执行} failed {未执行} other {已取消}}',
  failure:
    '{reason, select, offer_sold_out {商品已售罄} seller_suspended {您的卖家账号已被暂停} rate_limited {当天价格更改过于频繁} not_found {商品已不存在} other {商品状态不允许}}',
}
