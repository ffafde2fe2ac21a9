import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: '경보',
  lead: '돈과 보안에 관한 발견입니다. 최신순이며 각각 담당자가 있고 메모로 끝납니다.',
  states: '{state, select, open {확인 필요} done {종료} other {기록만}}',
  state: '{state, select, open {확인 필요} done {종료} other {기록됨}}',
  source: '{source, select, finance {돈} reconciliation {결제사 장부} other {보안}}',
  ref: '{kind, select, order {주문 {id}} seller {판매자 {id}} user {사람 {id}} payment {결제 {id}} payout {지급 {id}} other {{id}}}',
  owner: '담당: {name}',
  'no-owner': '담당자 없음',
  take: '내가 맡기',
  note: '처리 결과',
  'note-missing': '처리 결과를 적어 주세요',
  close: '경보 종료',
  acted: '{done, select, taken {이제 담당자입니다.} other {경보를 종료했습니다.}}',
  'none-title': '이상 없음',
  none: '이 상태의 경보가 없습니다.',
  kind: '{kind, select, amount_mismatch {금액이 다른 결제} charged_back {결제가 지불 거절됨} deposit_in_vain {보증금이 헛되이 결제됨} dispute_lost {지불 거절 분쟁 패소} dispute_opened {구매자가 결제에 이의 제기} gift_limit {직원 지급 한도 도달} missing_there {결제사가 모르는 결제} missing_here {상점이 모르는 결제} not_delivered {결제된 주문을 전달할 수 없음} paid_without_goods {결제되었지만 전달할 것이 없음} pass_paid_in_vain {패스가 헛되이 결제됨} payout_contradicts {결제사가 지급 내용과 다르게 응답} payout_unanswered {응답 없는 지급} unknown_payment {구매 없는 결제} unit_of_another_seller {다른 판매자도 등록한 유닛} rate_jump {가져온 환율이 급변함} rate_too_old {환율이 너무 오래됨} backup_not_restorable {복원할 수 없는 백업} backup_failed {실패한 백업} identity_not_erased {제공업체가 아직 지우지 않은 신원 확인} login_attack {비밀번호 대입 시도} refresh_reused {로그인이 복제됨} refresh_foreign_client {다른 프로그램이 로그인을 사용함} captured_differs {결제사가 다른 금액을 받음} refunded_differs {결제사가 다른 금액을 환불함} privileged_grant_refused {권한 없는 프로그램이 사용자로 행동하려 함} factor_reset {2단계 인증이 재설정됨} open_login_refused {다른 사이트를 통한 로그인이 거부됨} handoff_refused {로그인 인계가 거부됨} refresh_in_url {로그인 정보가 주소에 포함됨} webhook_off {웹훅이 꺼짐} other {{kind}}}',
}
