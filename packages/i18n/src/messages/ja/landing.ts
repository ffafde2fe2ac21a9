import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'ゲームの世界を、もっと自由に',
  lead: '面倒な周回はもう不要。アカウント、ゲーム内通貨、アイテム、共有ゲームを、プレイヤーの出品者から。出品者への支払いは、届いてからです。',
  start: 'ゲームを探す',
  join: 'アカウントを作成',
  how: 'ご利用の流れ',
  one: '選ぶ',
  oneText: '価格、評価、納品時間で出品者を比較。表示価格がそのままお支払い額です。',
  two: '代金を預ける',
  twoText: '代金は運営がお預かりします。出品者は入金を確認してから納品します。',
  three: '確認して受取完了',
  threeText: '商品に問題がなければ受取確認をしてください。問題があれば返金されます。',
  games: '人気のゲームから始める',
  words: '購入者の声',
  events: '開催中のイベント',
}
