import type { Messages } from '../../catalogue.ts'

export const event: Messages<'event'> = {
  running: '開催中',
  over: '終了',
  soon: '近日開催',
  span: '{from}～{until}',
  overTitle: '{title}は終了しました',
  overText: 'このゲームの商品は引き続きこちらでご覧いただけます。',
  of: '{brand}のおすすめ：{category}',
  all: '{category}をすべて見る',
  nothing: 'このゲームの商品は現在ありません。',
}
