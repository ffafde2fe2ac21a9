import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: '항목 신고',
  listLead: '구매자가 작동하지 않는다고 한 항목입니다. 제때 답하지 않으면 구매자가 분쟁을 제기할 수 있습니다.',
  open: '열림',
  answered: '답변 완료',
  none: '신고가 없습니다',
  noneText: '구매자가 작동하지 않는다고 하면 답변 기한과 함께 여기에 표시됩니다.',
  columnUnit: '항목',
  columnProblem: '문제',
  columnOrder: '주문',
  columnUntil: '답변 기한',
  columnResult: '결과',
  formUntil: '{date}까지 답해 주세요. 그 후에는 구매자가 분쟁을 제기할 수 있습니다.',
  text: '구매자에게 할 말',
  textHint: '거절할 때 필요합니다. 코드는 적지 마세요.',
  textMissing: '거절하는 이유를 적어 주세요',
  replace: '보관함에서 교체',
  refund: '금액 환불',
  refuse: '거절',
  done: '신고에 답했습니다.',
  vaultEmpty: '보관함에 남은 항목이 없습니다. 먼저 추가하거나 금액을 환불하세요.',
}
