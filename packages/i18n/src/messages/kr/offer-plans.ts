import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: '예약된 변경',
  lead: '변경은 정해진 시각에 한 번만 이루어져요. 최대 {max}개까지, 1년 이내로 예약할 수 있어요.',
  add: '변경 예약하기',
  kind: '변경할 내용',
  kinds: '{kind, select, price {가격} show {판매 시작} other {판매 중지}}',
  price: '새 가격(USD)',
  'price-wrong': '0.01부터 1,000,000 사이의 가격을 입력해 주세요',
  at: '시각',
  'at-hint': '내 시간대: {zone}',
  past: '1년 이내의 미래 시각을 선택해 주세요',
  plan: '이 변경 예약하기',
  planned: '대기 중',
  none: '이 상품에는 예약된 변경이 없어요.',
  what: '변경',
  when: '시각',
  'price-to': '{kind, select, price {가격 {price}} show {판매 중} other {판매 중지}}',
  cancel: '이 예약 취소',
  over: '완료된 예약',
  state: '{state, select, done {변경됨} failed {변경되지 않음} other {취소됨}}',
  failure:
    '{reason, select, offer_sold_out {상품이 품절이었어요} seller_suspended {판매자 계정이 정지되어 있었어요} rate_limited {그날 가격이 너무 자주 바뀌었어요} not_found {상품이 더 이상 없었어요} other {상품 상태 때문에 변경할 수 없었어요}}',
}
