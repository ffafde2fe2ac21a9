import type { Messages } from '../../catalogue.ts'

export const passport: Messages<'passport'> = {
  title: 'アカウントパスポート',
  metaText: 'このアカウントの確認・マーク・日付：{title}',
  lead: '各スタンプには日付があり、担当者が押したものか、ショップが算出したものです。',
  account: 'アカウント',
  stamps: 'スタンプ',
  listed: '出品中',
  since: '{date}から',
  checked: '{shop}のスタッフが確認',
  on: '{date}',
  identity: '出品者の本人確認済み',
  deposit: '保証金を預託済み',
  indemnity: '補償責任を承諾',
  insured: '{days}日間の保険付き',
  insuredFrom: '受け渡しから',
  asOf: '{date}時点',
  genuine: 'コピーは偽造できます。有効なのはこのページだけです：{address}',
  print: '印刷',
  back: '出品に戻る',
}
