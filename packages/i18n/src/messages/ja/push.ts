import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: '通知',
  lead: 'セラーセンターを閉じていても、販売や質問をすぐに知ることができます。メールもこれまでどおり届きます。',
  'this-device': 'この端末',
  'other-devices': 'ほかの端末',
  checking: 'この端末を確認しています…',
  unsupported: 'このブラウザは通知を表示できません。別のブラウザか端末を使ってください。',
  off: 'この端末では通知がオフです。',
  on: 'この端末では通知がオンです。',
  'turn-on': '通知をオンにする',
  'turn-off': 'この端末でオフにする',
  denied:
    'このブラウザはこのサイトの通知をブロックしています。アドレスの横のアイコンなどからサイトの設定を開き、通知を許可して、このページを再読み込みしてください。',
  failed: '通知をオンにできませんでした。接続を確認して、もう一度お試しください。',
  'send-test': 'テスト通知を送る',
  tested: 'テスト通知を送信しました。',
  'test-title': 'この端末で通知が使えます',
  since: '{date}からオン',
  last: '最後の通知:{date}',
  never: 'まだ通知はありません',
  failing: '最後の通知は届きませんでした。',
  'unknown-device': '不明なブラウザ',
  remove: '削除',
  'remove-one': '{name}を削除',
  'remove-text': '以後、通知は届きません。その端末でまたオンにできます。',
  removed: '端末を削除しました。',
  topics: '通知する内容',
  'topics-lead': 'すべての端末に適用されます。',
  topic:
    '{topic, select, orders {注文} messages {メッセージ} cases {返金とクレーム} stock {在庫} money {お金} shop {あなたのショップ} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {販売と、対応待ちの注文} messages {しばらく読んでいないメッセージ} cases {返金、紛争、使えないコード} stock {残りわずか、または予定した変更ができなかったとき} money {支払いと口座の変更} shop {マーク、制限、新しいキーとアドレス} other {{topic}}}',
  save: '保存',
  saved: '保存しました。',
  'not-here': 'このショップは通知を送りません。すべてメールで届きます。',
  'not-installed':
    'iPhoneやiPadでは、ホーム画面に追加したページの通知だけが表示されます（iOS 16.4以降）。まず「共有」から「ホーム画面に追加」を選んで、このページを追加してください。そこから開き、もう一度サインインしてください。',
}
