import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: '가격 기록',
  since: '적용 시점',
  price: '가격',
  change: '변동',
  first: '첫 가격',
  by: '설정한 사람',
  side: '{side, select, seller {판매자} plan {예약된 변경} staff {상점 직원} other {플랫폼}}',
}
