import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: '판매자 신고',
  lead: '어떤 일이 있었는지 증거와 함께 알려 주세요. 고객센터가 모든 신고를 확인하며, 신고자는 판매자에게 공개되지 않아요.',
  about: '신고 대상',
  order: '주문 {id}',
  choose: '어떤 판매자인가요?',
  'choose-lead': '판매자의 상점이나 주문을 열고 ‘판매자 신고’를 선택하세요.',
  'to-orders': '내 주문',
  reason: '사유',
  'reason-missing': '사유를 선택해 주세요',
  'reason-placeholder': '사유 선택',
  reasons:
    '{reason, select, scam {사기} not_delivered {상품 미전달} recovered_account {계정 회수} wrong_goods {설명과 다른 상품} rude {욕설·협박} off_platform {외부 거래 유도} other {기타}}',
  explanation: '어떤 일이 있었나요?',
  'explanation-hint': '언제였는지, 무엇을 약속했고 어떤 말이 오갔는지 적어 주세요.',
  evidence: '증거 스크린샷',
  send: '신고 보내기',
  sent: '고맙습니다. 신고를 접수했으며 곧 확인할게요.',
  problems: '신고 내용을 확인해 주세요',
  mine: '내 신고',
  empty: '신고한 내역이 없어요.',
  state: '{state, select, open {확인 중} approved {인정됨} other {인정되지 않음}}',
  points: '{count, plural, other {#포인트 적립}}',
  answer: '고객센터: {note}',
}
