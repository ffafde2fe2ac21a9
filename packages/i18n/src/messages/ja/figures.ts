import type { Messages } from '../../catalogue.ts'

export const figures: Messages<'figures'> = {
  title: '数字',
  lead: 'ショップの販売とその結果です。金額は帳簿の合計、時刻はUTCです。',
  days: '{days, select, 1 {今日} 7 {7日間} 30 {30日間} 90 {90日間} other {1年間}}',
  money: '金額',
  currency: '通貨',
  paid: '購入者の支払い',
  refunded: '返金',
  'charged-back': '銀行による返還',
  coupons: 'ショップのクーポン',
  take: '手数料',
  'no-money': 'この期間にお金の動きはありません。',
  steps: '閲覧から注文まで',
  begun: '開始した注文',
  'of-them-paid': 'そのうち支払い済み',
  'of-them-confirmed': 'そのうち受取確認済み',
  brands: '売れているゲーム',
  sellers: '注文の多い出品者',
  name: '名前',
  none: 'この期間の販売はありません。',
  'may-view': 'ショップの数字を見る',
}
