import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: '举报卖家',
  lead: '请说明情况并提供凭证。客服会查看每一条举报，卖家不会知道举报人是谁。',
  about: '举报对象',
  order: '订单 {id}',
  choose: '要举报哪位卖家？',
  'choose-lead': '打开卖家店铺或你的订单，选择“举报卖家”。',
  'to-orders': '我的订单',
  reason: '原因',
  'reason-missing': '请选择原因',
  'reason-placeholder': '选择原因',
  reasons:
    '{reason, select, scam {诈骗} not_delivered {未发货} recovered_account {账号被找回} wrong_goods {货不对板} rude {辱骂或威胁} off_platform {引导站外交易} other {其他}}',
  explanation: '发生了什么？',
  'explanation-hint': '时间、约定内容和对话内容。',
  evidence: '截图凭证',
  send: '提交举报',
  sent: '谢谢，举报已提交，我们会核实。',
  problems: '请检查举报内容',
  mine: '我的举报',
  empty: '你还没有举报过任何人。',
  state: '{state, select, open {核实中} approved {举报成立} other {举报不成立}}',
  points: '{count, plural, other {获得 # 积分}}',
  answer: '客服：{note}',
}
