import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: '{date}から有効',
  held: '以前の版です。{from}から{to}まで有効でした。',
  current: '有効な版を読む',
  versions: 'すべての版',
  version: '第{n}版、{date}から',
  agreeTitle: '規約への同意をお願いします',
  agreeLead: '次のご購入の前に、この版について一度だけ確認します。同意したことと日時を保存します。',
  agreeLabel: '規約を読み、同意します',
  agreeMissing: '同意するにはチェックを入れてください',
  agreeButton: '同意して進む',
  later: 'あとで',
  signUpAgree: 'このショップの規約に同意します',
  purchaseAgree: 'ご注文により、このショップの規約に同意したことになります。',
}
