import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: '模板',
  lead: '您常写的回复。{buyer}、{order} 和 {offer} 会替换为对话的买家名称、订单号和商品。',
  'new': '新模板',
  name: '标题',
  text: '正文',
  save: '保存模板',
  remove: '删除',
  insert: '插入模板',
  none: '还没有模板',
  'name-wrong': '请输入不超过 {max} 个字符的标题',
  'text-wrong': '请输入不超过 {max} 个字符的正文',
  saved: '模板已保存。',
  removed: '模板已删除。',
  back: '返回消息',
  'remove-one': '删除模板 {name}',
  'remove-text': '将永久删除。已发送的消息会保留。',
}
