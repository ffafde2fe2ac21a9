import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': '查看客服咨询',
  'may-answer': '回复客服咨询',
  'may-template': '编写回复模板',
  'act-see': '查看了咨询',
  'act-assign': '分配了咨询',
  'act-answer': '回复了咨询',
  'act-note': '为咨询添加了备注',
  'act-state': '解决或重新打开了咨询',
  'act-merge': '将咨询并入另一个',
  'act-save-template': '保存了回复模板',
  'act-remove-template': '删除了回复模板',
}
