import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: '有一件无法使用',
  lead: '卖家须在 {hours} 小时内更换或退还其价款。在此之前，您的订单不会完成。',
  unit: '哪一件无法使用？',
  unitHint: '此处显示每个代码或登录名的末尾字符。',
  kind: '出了什么问题？',
  kindName: '{kind, select, used {已被使用} invalid {无效} region {地区不符} locked {账号被锁定} other {其他}}',
  statement: '发生了什么？',
  statementHint: '请说明您的操作和看到的内容。请勿写出代码本身。',
  send: '告知卖家',
  sent: '已告知卖家该件无法使用。',
  noUnits: '此订单目前没有可申诉的项目。',
  moreUnits: '更多',
  unitMissing: '请选择无法使用的那一件',
  kindMissing: '请选择问题',
  about: '{masked}：{kind}',
  answerName:
    '{answer, select, replaced {卖家已更换。} refunded {已退还其价款。} refused {卖家拒绝了。} unanswered {卖家未按时答复。} withdrawn {买家撤回了申诉。} other {随整个订单的决定而结束。}}',
  refunded: '已退还 {amount}。',
  waits: '卖家答复期限：{date}',
  withdraw: '现在可以用了',
  withdrawn: '您已撤回申诉。',
}
