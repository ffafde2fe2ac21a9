import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: '交付所需信息',
  playerId: '玩家 ID',
  zoneId: '区服 ID',
  character: '角色名',
  username: '游戏内用户名',
  server: '服务器',
  platform: '平台',
  playerIdHelp: '可在游戏内的个人资料中找到。',
  noPasswordHelp: '这里绝不需要您的密码。',
  optional: '{label}（选填）',
  choose: '请选择',
  missing: '请填写，缺少此信息无法交付。',
  digits: '仅限数字（{range}）',
  lettersDigits: '仅限字母 A–Z 和数字，不含空格（{range}）',
  name: '仅限文字、数字、空格和 . _ - #（{range} 个字符）',
  choice: '请从列表中选择。',
  correctUntil: '在卖家交付第一件之前都可以更正。',
  save: '保存更正',
  saved: '已更正，卖家可在订单中看到。',
  corrected: '已更正交付信息：',
}
