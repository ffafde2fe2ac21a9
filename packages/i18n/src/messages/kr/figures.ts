import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: '지표',
  lead: '상점이 판 것과 그 결과입니다. 금액은 장부의 합계이며 시간은 UTC입니다.',
  days: '{days, select, 1 {오늘} 7 {7일} 30 {30일} 90 {90일} other {1년}}',
  money: '금액',
  currency: '통화',
  paid: '구매자 결제',
  refunded: '환불',
  'charged-back': '은행이 회수',
  coupons: '상점 쿠폰',
  take: '수수료',
  'no-money': '이 기간에는 돈의 움직임이 없습니다.',
  steps: '조회에서 주문까지',
  begun: '시작한 주문',
  'of-them-paid': '그중 결제',
  'of-them-confirmed': '그중 구매 확정',
  brands: '가장 많이 팔린 게임',
  sellers: '주문이 가장 많은 판매자',
  name: '이름',
  none: '이 기간에는 판매가 없습니다.',
  'may-view': '상점 지표 보기',
}
