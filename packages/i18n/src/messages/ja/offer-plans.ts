import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: '変更の予約',
  lead: '変更は予約した時刻に一度だけ行われます。予約は最大 {max} 件、1 年先までです。',
  add: '変更を予約する',
  kind: '変更する内容',
  kinds: '{kind, select, price {価格} show {販売を始める} other {販売を止める}}',
  price: '新しい価格（USD）',
  'price-wrong': '0.01 から 1,000,000 までの価格を入力してください',
  at: '日時',
  'at-hint': 'あなたのタイムゾーン（{zone}）',
  past: '1 年先までの未来の日時を選んでください',
  plan: 'この変更を予約する',
  planned: '予約中',
  none: 'この出品に予約はありません。',
  what: '変更',
  when: '日時',
  'price-to': '{kind, select, price {価格 {price}} show {販売中} other {販売停止}}',
  cancel: 'この予約を取り消す',
  over: '終了',
  state: '{state, select, done {実行済み} failed {実行されませんでした} other {取り消し済み}}',
  failure:
    '{reason, select, offer_sold_out {売り切れでした} seller_suspended {販売者アカウントが停止されていました} rate_limited {その日の価格変更が多すぎました} not_found {出品がなくなっていました} other {出品の状態のため変更できませんでした}}',
}
