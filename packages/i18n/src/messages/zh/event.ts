import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: '进行中',
  over: '已结束',
  soon: '即将开始',
  span: '{from} 至 {until}',
  overTitle: '{title}已结束',
  overText: '这款游戏的商品仍可在此查看。',
  of: '{brand} 精选{category}',
  all: '全部{category}',
  nothing: '这款游戏暂时没有商品。',
}
