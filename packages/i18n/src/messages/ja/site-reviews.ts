import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: '{shop}の購入者レビュー',
  lead: '{count, plural, =0 {レビューはまだありません。} other {取引を完了した購入者によるレビュー#件です。}}',
  average: '5点中{average}点',
  of: '商品：{offer}',
}
