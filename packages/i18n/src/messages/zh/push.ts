import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: '通知',
  lead: '即使卖家中心已关闭,也能立即得知销售和提问。邮件仍会照常发送。',
  'this-device': '此设备',
  'other-devices': '其他设备',
  checking: '正在检查此设备…',
  unsupported: '此浏览器无法显示通知。请换用其他浏览器或设备。',
  off: '此设备上的通知已关闭。',
  on: '此设备上的通知已开启。',
  'turn-on': '开启通知',
  'turn-off': '在此设备上关闭',
  denied: '此浏览器阻止了本网站的通知。请打开网站设置(通常在地址旁的图标中),允许通知,然后重新加载本页。',
  failed: '无法开启通知。请检查网络连接后重试。',
  'send-test': '发送测试通知',
  tested: '测试通知已发出。',
  'test-title': '此设备可以接收通知',
  since: '自 {date} 起开启',
  last: '上次通知:{date}',
  never: '尚无通知',
  failing: '上一条通知未送达。',
  'unknown-device': '未知浏览器',
  remove: '移除',
  'remove-one': '移除 {name}',
  'remove-text': '它将不再收到通知。可以在该设备上重新开启。',
  removed: '设备已移除。',
  topics: '通知内容',
  'topics-lead': '适用于你的所有设备。',
  topic:
    '{topic, select, orders {订单} messages {消息} cases {退款和投诉} stock {库存} money {资金} shop {你的店铺} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {新的销售,以及等待你处理的订单} messages {你有一段时间未读的消息} cases {退款、纠纷或无法使用的代码} stock {所剩不多,或计划的更改未能进行} money {付款和账户变更} shop {标识、限制、新密钥和新地址} other {{topic}}}',
  save: '保存',
  saved: '已保存。',
  'not-here': '本商店不发送通知。一切均通过邮件告知。',
  'not-installed':
    'iPhone 和 iPad 只显示主屏幕上的页面的通知（iOS 16.4 及以上）。请先将本页添加到主屏幕：轻点“共享”，再选“添加到主屏幕”。然后从主屏幕打开并重新登录。',
}
