import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: '抢先体验新功能',
  lead: '我们在招募买家和玩家，抢先试用新功能，并告诉我们真实感受。',
  what: '你要做什么',
  whatText: '用自己的账户试用新功能，每月约一小时，并在消息中回答几个问题。',
  get: '你会得到什么',
  getText: '抢先体验新功能，与开发团队直接沟通。',
  who: '谁可以参加',
  whoText: '有账户且至少完成过一笔订单的用户都可以参加，随时可退出。',
  join: '用我的账户参加',
  how: '商店团队可在测试者名单中看到您的昵称，并可通过邮件邀请您参加测试。',
  logIn: '登录后参加',
  needsOrder: '完成一笔订单后即可参加。',
  since: '你自 {date}起参与测试。',
  leave: '退出测试',
  joined: '已加入，感谢你和我们一起测试！',
  left: '你已退出测试，随时可以再加入。',
}
