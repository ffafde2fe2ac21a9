import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {確認済み：{title}} failed {確認できませんでした：{title}} withdrawn {マークが取り消されました：{title}} other {マークの期限が切れました：{title}}}',
  'mail-body':
    '{news, select, verified {画像と出品内容が一致しました。ショップには今日の日付とともにマークが表示されます。} failed {画像ですべてを確認できませんでした。足りなかった点は下のとおりです。もう一度依頼できます。} withdrawn {スタッフが出品のマークを取り消しました。理由は下のとおりです。} other {出品のマークが古くなりました。新しい画像でもう一度依頼できます。}}',
  'mark-mail-subject':
    '{given, select, yes {ショップに新しいマークが付きました} other {ショップのマークが取り消されました}}',
  'mark-mail-body':
    '{given, select, yes {ショップには今日の日付とともに「{mark, select, identity {本人確認済み} other {補償}}」が表示されます。} other {ショップに「{mark, select, identity {本人確認済み} other {補償}}」は表示されなくなりました。理由は下のとおりです。}}',
  'act-ask': '確認を依頼',
  'act-take': '確認の依頼を引き受けた',
  'act-report': '出品の報告書を書いた',
  'act-withdraw': '出品のマークを取り消した',
  'act-days': 'マークの有効期間を設定',
  'act-insurance': '保険の対象を変更',
  'act-limit': '保険の上限を変更',
  'act-answer': '保険の変更に回答',
  'act-mark': '販売者のマークを付与または取り消し',
  'may-view': '確認の依頼を見る',
  'may-decide': '出品の報告書を書く',
  'may-settings': 'マークの有効期間を設定する',
  'may-insurance-view': '保険の対象を見る',
  'may-insurance-edit': '保険の対象を変更する',
  'may-mark': '販売者のマークを付与・取り消しする',
}
