import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'アラート',
  lead: 'お金とセキュリティに関する発見です。新しい順。それぞれに担当者がつき、メモで終わります。',
  states: '{state, select, open {要確認} done {終了} other {記録のみ}}',
  state: '{state, select, open {要確認} done {終了} other {記録}}',
  source: '{source, select, finance {お金} reconciliation {決済会社の帳簿} other {セキュリティ}}',
  ref: '{kind, select, order {注文{id}} seller {出品者{id}} user {人物{id}} payment {支払い{id}} payout {出金{id}} other {{id}}}',
  owner: '担当：{name}',
  'no-owner': '担当者なし',
  take: '担当する',
  note: '結果',
  'note-missing': '結果を書いてください',
  close: 'アラートを終了',
  acted: '{done, select, taken {あなたが担当になりました。} other {アラートを終了しました。}}',
  'none-title': '異常ありません',
  none: 'この状態のアラートはありません。',
  kind: '{kind, select, amount_mismatch {金額の異なる支払い} charged_back {支払いがチャージバックされた} deposit_in_vain {保証金が無駄に支払われた} dispute_lost {チャージバックに敗れた} dispute_opened {購入者が支払いに異議を申し立てた} gift_limit {スタッフの付与上限に達した} missing_there {決済会社が把握していない支払い} missing_here {ショップが把握していない支払い} not_delivered {支払い済みの注文を納品できない} paid_without_goods {支払い済みだが納品するものがない} pass_paid_in_vain {パスが無駄に支払われた} payout_contradicts {決済会社の回答が支払い状況と食い違う} payout_unanswered {出金への回答がない} unknown_payment {購入のない支払い} unit_of_another_seller {別の出品者も登録したユニット} rate_jump {取得したレートが急変した} rate_too_old {レートが古すぎる} backup_not_restorable {復元できないバックアップ} backup_failed {失敗したバックアップ} identity_not_erased {提供元がまだ消去していない本人確認} login_attack {パスワードの総当たり} refresh_reused {ログインが複製された} refresh_foreign_client {ログインが別のプログラムで使われた} captured_differs {決済会社の請求額が異なる} refunded_differs {決済会社の返金額が異なる} privileged_grant_refused {権限のないプログラムが利用者として操作しようとした} factor_reset {2段階認証がリセットされた} open_login_refused {外部サイト経由のログインが拒否された} handoff_refused {ログインの引き継ぎが拒否された} refresh_in_url {ログイン情報がアドレスに含まれていた} webhook_off {Webhookが停止した} other {{kind}}}',
}
