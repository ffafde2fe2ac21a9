import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: '畅玩你的游戏世界',
  lead: '告别爆肝：账号、金币、道具和共享游戏，都来自其他玩家，你收到货，卖家才收款。',
  start: '找游戏',
  join: '创建账户',
  how: '交易流程',
  one: '挑选',
  oneText: '按价格、评分和发货速度比较卖家。看到多少，就付多少。',
  two: '货款由平台保管',
  twoText: '我们替你保管货款。卖家看到款项到位后发货。',
  three: '验货后确认',
  threeText: '收到商品后再确认收货。有问题，给你退款。',
  games: '从这些游戏开始',
  words: '买家评价',
  events: '正在进行',
}
