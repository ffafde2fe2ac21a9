import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: '価格の履歴',
  since: '開始日時',
  price: '価格',
  change: '変動',
  first: '最初の価格',
  by: '設定者',
  side: '{side, select, seller {販売者} plan {予約した変更} staff {ショップのスタッフ} other {プラットフォーム}}',
}
