import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: '작동하지 않는 항목이 있음',
  lead: '판매자는 {hours}시간 안에 교체하거나 해당 금액을 환불해야 합니다. 그때까지 주문은 완료되지 않습니다.',
  unit: '어떤 항목이 작동하지 않나요?',
  unitHint: '각 코드 또는 로그인 이름의 끝자리가 표시됩니다.',
  kind: '어떤 문제인가요?',
  kindName:
    '{kind, select, used {이미 사용됨} invalid {유효하지 않음} region {지역이 다름} locked {계정 잠김} other {기타}}',
  statement: '무슨 일이 있었나요?',
  statementHint: '무엇을 했고 무엇을 보았는지 적어 주세요. 코드 자체는 적지 마세요.',
  send: '판매자에게 알리기',
  sent: '작동하지 않는다고 판매자에게 알렸습니다.',
  noUnits: '지금은 이 주문에서 신고할 수 있는 항목이 없습니다.',
  moreUnits: '더 보기',
  unitMissing: '작동하지 않는 항목을 선택하세요',
  kindMissing: '문제를 선택하세요',
  about: '{masked}: {kind}',
  answerName:
    '{answer, select, replaced {판매자가 교체했습니다.} refunded {해당 금액이 환불되었습니다.} refused {판매자가 거절했습니다.} unanswered {판매자가 제때 답하지 않았습니다.} withdrawn {구매자가 취소했습니다.} other {주문 전체에 대한 결정으로 종료되었습니다.}}',
  refunded: '{amount}이(가) 환불되었습니다.',
  waits: '판매자 답변 기한: {date}',
  withdraw: '이제 작동함',
  withdrawn: '신고를 취소했습니다.',
}
