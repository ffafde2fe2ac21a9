import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: '警报',
  lead: '关于资金和安全的发现，最新的在前。每条都有负责人，并以备注结束。',
  states: '{state, select, open {待查} done {已关闭} other {仅记录}}',
  state: '{state, select, open {待查} done {已关闭} other {已记录}}',
  source: '{source, select, finance {资金} reconciliation {支付商账目} other {安全}}',
  ref: '{kind, select, order {订单 {id}} seller {卖家 {id}} user {人员 {id}} payment {付款 {id}} payout {打款 {id}} other {{id}}}',
  owner: '负责人：{name}',
  'no-owner': '尚无负责人',
  take: '由我负责',
  note: '处理结果',
  'note-missing': '请写明处理结果',
  close: '关闭警报',
  acted: '{done, select, taken {现在由您负责。} other {警报已关闭。}}',
  'none-title': '一切正常',
  none: '没有处于此状态的警报。',
  kind: '{kind, select, amount_mismatch {金额不符的付款} charged_back {付款被拒付} deposit_in_vain {押金白付} dispute_lost {拒付申诉失败} dispute_opened {买家发起拒付} gift_limit {员工赠送达到上限} missing_there {支付商不知道的付款} missing_here {商店不知道的付款} not_delivered {已付款订单无法交付} paid_without_goods {已付款但无货可交} pass_paid_in_vain {会员白付} payout_contradicts {支付商与打款记录矛盾} payout_unanswered {打款没有答复} unknown_payment {没有购买的付款} unit_of_another_seller {另一卖家也添加过的单元} rate_jump {来源汇率骤变} rate_too_old {汇率过旧} backup_not_restorable {无法恢复的备份} backup_failed {失败的备份} identity_not_erased {服务商尚未清除的身份核验} login_attack {有人在尝试密码} refresh_reused {登录被复制} refresh_foreign_client {登录被其他程序使用} captured_differs {支付商收取的金额不同} refunded_differs {支付商退款金额不同} privileged_grant_refused {程序未经授权请求以用户身份操作} factor_reset {第二因素被重置} open_login_refused {通过其他网站的登录被拒绝} handoff_refused {登录交接被拒绝} refresh_in_url {登录信息出现在网址中} webhook_off {Webhook 已关闭} other {{kind}}}',
}
