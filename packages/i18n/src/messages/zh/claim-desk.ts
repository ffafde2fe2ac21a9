import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: '单件申诉',
  listLead: '买家称无法使用的项目。若未按时答复，买家可以发起争议。',
  open: '待处理',
  answered: '已答复',
  none: '这里没有申诉',
  noneText: '当买家称某件无法使用时，会连同答复期限显示在这里。',
  columnUnit: '项目',
  columnProblem: '问题',
  columnOrder: '订单',
  columnUntil: '答复期限',
  columnResult: '结果',
  formUntil: '请在 {date} 前答复。之后买家可以发起争议。',
  text: '给买家的话',
  textHint: '拒绝时必填。请勿在此写出代码。',
  textMissing: '请说明拒绝原因',
  replace: '从库存更换',
  refund: '退还价款',
  refuse: '拒绝',
  done: '申诉已答复。',
  vaultEmpty: '库存中没有可用项目。请先添加，或退还价款。',
}
