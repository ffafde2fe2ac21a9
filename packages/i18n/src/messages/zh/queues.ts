import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: '对卖家的举报',
  'reports-lead': '最早的在前。举报被确认后买家获得积分；卖家不会得知举报人。',
  'reports-none': '没有处于此状态的举报。',
  'report-hint': '买家会看到。',
  'report-yes': '确认举报',
  'report-no': '不予确认',
  complaints: '租用投诉',
  'complaints-lead': '无法登录的租用者。接受投诉后租用结束并退还 G Coin。',
  'complaints-none': '没有处于此状态的投诉。',
  'complaint-hint': '租用者会看到。请写明您试过什么。',
  'complaint-yes': '接受并退还',
  'complaint-no': '拒绝',
  answer: '答复',
  'buyer-number': '买家 {number}',
  state: '{state, select, open {待处理} approved {已确认} accepted {已接受} other {已拒绝}}',
  done: '{state, select, open {正在等待第二人。} other {已决定。}}',
  'none-title': '这里没有内容',
}
