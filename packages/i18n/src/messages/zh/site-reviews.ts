import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: '买家怎么评价 {shop}',
  lead: '{count, plural, =0 {还没有评价。} other {共 # 条评价，均来自完成订单的买家。}}',
  average: '{average} 分（满分 5 分）',
  of: '商品：{offer}',
}
