import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: '测试者',
  lead: '抢先试用新功能的买家。他们自愿加入，可随时退出。',
  none: '还没有人加入。商店在测试页面上邀请买家。',
  who: '成员',
  joined: '加入时间',
  invite: '邀请参加测试',
  'invite-lead': '{n, plural, other {向 # 位测试者}}发送邮件，使用各自的语言。缺少的语言使用第一种语言。',
  path: '测试页面',
  'path-hint': '商店内的路径，例如 {path}',
  'path-wrong': '请输入商店内的路径，例如 {path}',
  send: '发送邀请',
  ask: '{n, plural, other {现在向 # 位测试者发送邮件？此操作无法撤销。}}',
  sent: '{n, plural, other {邀请正在发送给 # 位测试者。}}',
  earlier: '邀请',
  'earlier-none': '尚未发送邀请。',
  'sent-at': '发送时间',
  invited: '邮件数',
}
