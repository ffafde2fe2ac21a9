import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: '你已离线',
  text: '此页面需要联网。订单列表可查看上次打开时的内容。',
  orders: '我的订单',
  retry: '重试',
}
