import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: '使えないものがある',
  lead: '販売者は{hours}時間以内に交換するか、その代金を返金します。それまで注文は完了しません。',
  unit: 'どれが使えませんか？',
  unitHint: '各コードまたはログイン名の末尾が表示されます。',
  kind: 'どのような問題ですか？',
  kindName:
    '{kind, select, used {使用済み} invalid {無効} region {地域が違う} locked {アカウントがロックされている} other {その他}}',
  statement: '何が起きましたか？',
  statementHint: '行ったことと表示された内容を書いてください。コードそのものは書かないでください。',
  send: '販売者に伝える',
  sent: '使えないことを販売者に伝えました。',
  noUnits: '現在、この注文で申し立てできるものはありません。',
  moreUnits: 'さらに表示',
  unitMissing: '使えないものを選んでください',
  kindMissing: '問題の種類を選んでください',
  about: '{masked}：{kind}',
  answerName:
    '{answer, select, replaced {販売者が交換しました。} refunded {代金が返金されました。} refused {販売者が拒否しました。} unanswered {販売者が期限までに回答しませんでした。} withdrawn {購入者が取り下げました。} other {注文全体の決定により終了しました。}}',
  refunded: '{amount}が返金されました。',
  waits: '販売者の回答期限：{date}',
  withdraw: '使えるようになった',
  withdrawn: '申し立てを取り下げました。',
}
