import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: '描述',
  'description-hint': '纯文本，换行会保留。',
  'description-wrong': '请将描述缩短到 {max} 个字符以内',
  unit: '单件名称',
  'unit-hint': '例如：密钥、账号、小时。可以留空。',
  'unit-wrong': '请将名称缩短到 {max} 个字符以内',
  min: '每单最小数量',
  max: '每单最大数量',
  'quantity-wrong': '请输入 1 到 {max} 之间的整数',
  'order-wrong': '最大数量不能小于最小数量',
  minutes: '交付所需分钟数',
  'minutes-hint': '您对买家的承诺，从付款时起算。',
  'minutes-wrong': '请输入 1 到 {max} 之间的整数分钟数',
  'changed-meanwhile': '此商品在此期间已被修改。您输入的内容仍在：再次保存即可替换另一处修改。',
}
