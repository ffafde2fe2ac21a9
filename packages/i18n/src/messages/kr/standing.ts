import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: '판매자',
  'sellers-lead': '여기서 판매하는 모든 사람과 허용된 일.',
  find: '이름이나 번호로 검색',
  search: '검색',
  none: '일치하는 판매자가 없습니다.',
  'standing-label': '상태',
  standing:
    '{standing, select, active {활동 중} vacation {휴가 중} suspended {정지됨} banned {차단됨} other {{standing}}}',
  means:
    '{standing, select, active {모두 판매 중입니다.} vacation {상품은 보이지만 살 수 없습니다. 진행 중인 주문과 지급은 계속됩니다.} suspended {상품이 내려가고 지급이 보류됩니다. 진행 중인 주문은 전달해야 합니다.} banned {상품이 내려가고 지급이 보류되며 구매자는 대화를 시작할 수 없습니다. 전달되지 않은 주문은 환불됩니다.} other {}}',
  change: '상태 변경',
  reason: '판매자가 읽는 사유',
  since: '{date}부터',
  until: '{date}까지',
  history: '기록',
  'history-none': '상태가 바뀐 적이 없습니다.',
  by: '변경한 사람',
  orders: '주문',
  offers: '상품',
  vacation: '휴가',
  'vacation-lead': '자리를 비운 동안 구매자는 상품을 볼 수 있지만 살 수 없습니다. 이미 팔린 것은 계속 전달합니다.',
  'vacation-until': '복귀 첫날(미정이면 비움)',
  'vacation-wrong': '1년 이내의 미래 날짜를 선택하세요',
  'vacation-start': '휴가 시작',
  'vacation-end': '휴가 종료',
  'mail-subject':
    '판매자 계정: {standing, select, active {다시 활동 중} suspended {정지됨} banned {차단됨} other {{standing}}}',
}
