import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {已验证：{title}} failed {未通过验证：{title}} withdrawn {标记已撤销：{title}} other {标记已到期：{title}}}',
  'mail-body':
    '{news, select, verified {你的图片与商品相符。商店现在会显示带有今天日期的标记。} failed {你的图片没有显示全部内容。缺少的部分如下，你可以再次申请。} withdrawn {工作人员撤销了你商品的标记，原因如下。} other {你商品的标记已过期。你可以用新图片再次申请。}}',
  'mark-mail-subject': '{given, select, yes {你的店铺获得了新标记} other {你店铺的一个标记被撤销}}',
  'mark-mail-body':
    '{given, select, yes {商店现在显示（日期为今天）：{mark, select, identity {身份已核实} other {赔付承诺}}。} other {商店不再显示：{mark, select, identity {身份已核实} other {赔付承诺}}。原因如下。}}',
  'act-ask': '申请了验证',
  'act-take': '接手了验证申请',
  'act-report': '写了商品报告',
  'act-withdraw': '撤销了商品标记',
  'act-days': '设置了标记有效期',
  'act-insurance': '更改了投保商品',
  'act-limit': '更改了保险限额',
  'act-answer': '处理了保险变更',
  'act-mark': '授予或撤销了卖家标记',
  'may-view': '查看验证申请',
  'may-decide': '撰写商品报告',
  'may-settings': '设置标记有效期',
  'may-insurance-view': '查看投保商品',
  'may-insurance-edit': '更改投保商品',
  'may-mark': '授予和撤销卖家标记',
}
