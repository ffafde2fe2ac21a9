import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: '{shop} 구매자 후기',
  lead: '{count, plural, =0 {아직 작성된 후기가 없어요.} other {거래를 완료한 구매자의 후기 #개예요.}}',
  average: '5점 만점에 {average}점',
  of: '상품: {offer}',
}
