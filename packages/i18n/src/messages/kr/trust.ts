import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {확인됨: {title}} failed {확인되지 않음: {title}} withdrawn {표시가 취소됨: {title}} other {표시가 만료됨: {title}}}',
  'mail-body':
    '{news, select, verified {사진이 상품과 일치합니다. 이제 상점에 오늘 날짜와 함께 표시가 나타납니다.} failed {사진으로 모두 확인할 수 없었습니다. 부족한 점은 아래와 같으며 다시 요청할 수 있습니다.} withdrawn {직원이 상품의 표시를 취소했습니다. 이유는 아래와 같습니다.} other {상품의 표시가 오래되었습니다. 새 사진으로 다시 요청할 수 있습니다.}}',
  'mark-mail-subject': '{given, select, yes {상점에 새 표시가 생겼습니다} other {상점의 표시가 취소되었습니다}}',
  'mark-mail-body':
    '{given, select, yes {이제 상점에 오늘 날짜와 함께 표시됩니다: {mark, select, identity {신원 확인됨} other {보상}}.} other {상점에 더 이상 표시되지 않습니다: {mark, select, identity {신원 확인됨} other {보상}}. 이유는 아래와 같습니다.}}',
  'act-ask': '확인을 요청함',
  'act-take': '확인 요청을 맡음',
  'act-report': '상품 보고서를 작성함',
  'act-withdraw': '상품 표시를 취소함',
  'act-days': '표시 기간을 정함',
  'act-insurance': '보험 대상 상품을 변경함',
  'act-limit': '보험 한도를 변경함',
  'act-answer': '보험 변경에 답함',
  'act-mark': '판매자 표시를 주거나 취소함',
  'may-view': '확인 요청 보기',
  'may-decide': '상품 보고서 작성',
  'may-settings': '표시 기간 정하기',
  'may-insurance-view': '보험 대상 상품 보기',
  'may-insurance-edit': '보험 대상 상품 변경',
  'may-mark': '판매자 표시 부여와 취소',
}
