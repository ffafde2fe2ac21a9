import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
  title: 'Cookie 设置',
  text: '商城需要少量 Cookie 才能正常运行。经你同意，我们还会记录访问来源，并加载其他公司的登录和翻译工具。',
  accept: '全部接受',
  decline: '仅必要项',
  more: '了解详情',
  cookiesTitle: 'Cookie 与你的选择',
  cookiesLead: '我们在你的浏览器中保存什么、为什么保存、保存多久。你可以随时在这里更改选择。',
  cookiesNeeded: '始终需要',
  cookiesNeededText:
    '登录状态、购物车、语言、货币、时区、随机设备编号和测试分组。除非你同意更多选项，后两项会在访问结束时清除。没有这些信息，商城无法保持登录，也无法显示正确价格。',
  cookiesMore: '经你同意才启用',
  cookiesMoreText:
    '访问来源（30 天及 360 小时）、保存一年的设备编号和测试分组、Google 一键登录以及网页翻译。同意之前不会加载，结账、登录和账户页面也绝不使用。',
  cookiesNow:
    '{choice, select, all {你已全部同意。} essential {你只选择了必要项。} other {你尚未选择，目前仅使用必要项。}}',
}
