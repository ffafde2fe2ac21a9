import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: '出租账号',
  lead: '归还的账号必须更换登录信息后才能再次出租，以免上一位租客继续登录。',
  state:
    '{state, select, free {可出租} reserved {已预留} rented {出租中} release_due {已归还} maintenance {停用中} withdrawn {已撤回} other {已售出}}',
  none: '{state, select, release_due {所有归还的账号都已更换登录信息。} rented {目前没有账号在出租。} maintenance {没有停用的账号。} other {没有等待出租的账号。}}',
  ends: '租期至 {date}。',
  back: '{date} 起可再次出租。',
  field: '{field, select, login {登录名} password {新密码} email {账号的邮箱地址} code {代码} other {给租客的备注}}',
  'password-hint': '请先在游戏中修改，再在此填写，且不得与上一个相同。',
  'password-missing': '请输入新密码或新代码',
  until: '再次出租时间',
  'until-hint': '时区：{zone}。留空则立即出租。',
  'until-wrong': '请输入将来的时间',
  save: '保存新登录信息',
  done: '{state, select, maintenance {已保存。账号将在所选时间再次出租。} other {已保存。账号可再次出租。}}',
}
