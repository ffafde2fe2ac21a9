import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: '帮助中心',
  lead: '关于购买、发货、保障、租号和账户的解答。',
  search: '搜索帮助',
  placeholder: '需要什么帮助？',
  find: '查找',
  categories: '帮助主题',
  all: '全部主题',
  onThisPage: '本页内容',
  more: '相关内容',
  updated: '更新于 {date}',
  nothingTitle: '没有找到“{keyword}”的相关解答',
  nothingText: '换个词试试，或浏览全部主题。',
  contactTitle: '没有找到答案？',
  contactLead: '写信给我们，会有工作人员阅读并回复。',
  preview: '版本 {n} 预览',
  previewText: '只有拥有此地址的人能看到。一小时后失效。',
}
