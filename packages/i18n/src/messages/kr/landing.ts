import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: '게임을 더 즐겁게',
  lead: '지루한 반복은 그만. 다른 플레이어가 파는 계정, 게임 머니, 아이템, 공유 게임. 판매자는 상품이 도착한 뒤에 대금을 받아요.',
  start: '게임 찾기',
  join: '계정 만들기',
  how: '이용 방법',
  one: '고르기',
  oneText: '가격, 평점, 전달 시간으로 판매자를 비교하세요. 보이는 가격이 결제할 가격이에요.',
  two: '안전하게 결제',
  twoText: '결제 금액은 저희가 보관해요. 판매자는 입금을 확인하고 상품을 전달해요.',
  three: '확인하고 구매 확정',
  threeText: '상품을 받으면 구매를 확정하세요. 문제가 있으면 환불해 드려요.',
  games: '추천 게임',
  words: '구매자 후기',
  events: '진행 중인 이벤트',
}
