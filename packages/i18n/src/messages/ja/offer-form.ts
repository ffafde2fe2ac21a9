import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: '説明',
  'description-hint': '書式のないテキストです。改行は入力したまま残ります。',
  'description-wrong': '説明は{max}文字以内にしてください',
  unit: '1個の呼び方',
  'unit-hint': '例：キー、アカウント、時間。空欄でもかまいません。',
  'unit-wrong': '呼び方は{max}文字以内にしてください',
  min: '1回の注文の最小数',
  max: '1回の注文の最大数',
  'quantity-wrong': '1から{max}までの整数を入力してください',
  'order-wrong': '最大数は最小数以上にしてください',
  minutes: '納品までの分数',
  'minutes-hint': '支払いの時点から数えた、購入者への約束です。',
  'minutes-wrong': '1から{max}までの整数で分数を入力してください',
  'changed-meanwhile':
    'この出品はその間に変更されました。入力した内容は残っています。もう一度保存すると、別の変更を置き換えます。',
}
