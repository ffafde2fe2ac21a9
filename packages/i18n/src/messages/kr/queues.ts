import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: '판매자 신고',
  'reports-lead': '오래된 순입니다. 신고가 인정되면 구매자는 포인트를 받습니다. 판매자는 신고자를 알 수 없습니다.',
  'reports-none': '이 상태의 신고가 없습니다.',
  'report-hint': '구매자가 읽습니다.',
  'report-yes': '신고 인정',
  'report-no': '인정하지 않음',
  complaints: '대여 불만',
  'complaints-lead': '로그인할 수 없는 대여자입니다. 인정하면 대여가 끝나고 G Coin이 반환됩니다.',
  'complaints-none': '이 상태의 불만이 없습니다.',
  'complaint-hint': '대여자가 읽습니다. 시도한 것을 적어 주세요.',
  'complaint-yes': '인정하고 환불',
  'complaint-no': '거절',
  answer: '답변',
  'buyer-number': '구매자 {number}',
  state: '{state, select, open {결정 대기} approved {인정됨} accepted {수락됨} other {거절됨}}',
  done: '{state, select, open {두 번째 사람의 승인을 기다립니다.} other {결정되었습니다.}}',
  'none-title': '없습니다',
}
