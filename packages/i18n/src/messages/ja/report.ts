import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: '出品者を通報',
  lead: '何があったかを、証拠とともにお知らせください。カスタマーサポートがすべての通報を確認します。通報者が出品者に知られることはありません。',
  about: '通報の対象',
  order: '注文 {id}',
  choose: 'どの出品者についてですか？',
  'choose-lead': '出品者のショップまたは注文を開き、「出品者を通報」を選んでください。',
  'to-orders': '注文一覧',
  reason: '理由',
  'reason-missing': '理由を選択してください',
  'reason-placeholder': '理由を選択',
  reasons:
    '{reason, select, scam {詐欺} not_delivered {納品されない} recovered_account {アカウントが取り戻された} wrong_goods {説明と違う商品} rude {暴言・脅迫} off_platform {サイト外取引の勧誘} other {その他}}',
  explanation: '状況の説明',
  'explanation-hint': '日時、約束の内容、やり取りの内容をお書きください。',
  evidence: '証拠のスクリーンショット',
  send: '通報を送信',
  sent: 'ありがとうございます。通報を受け付けました。内容を確認します。',
  problems: '通報の内容をご確認ください',
  mine: '通報履歴',
  empty: '通報履歴はありません。',
  state: '{state, select, open {確認中} approved {承認済み} other {不承認}}',
  points: '{count, plural, other {#ポイント獲得}}',
  answer: 'カスタマーサポート：{note}',
}
