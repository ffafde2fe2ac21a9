import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: '出品者への通報',
  'reports-lead': '古い順です。通報が認められると購入者はポイントを得ます。誰が通報したかは出品者に知らされません。',
  'reports-none': 'この状態の通報はありません。',
  'report-hint': '購入者が読みます。',
  'report-yes': '通報を認める',
  'report-no': '認めない',
  complaints: 'レンタルの苦情',
  'complaints-lead': 'ログインできない利用者からの苦情です。認めるとレンタルが終了し、G Coinが返されます。',
  'complaints-none': 'この状態の苦情はありません。',
  'complaint-hint': '利用者が読みます。試したことを書いてください。',
  'complaint-yes': '認めて返金',
  'complaint-no': '却下',
  answer: '回答',
  'buyer-number': '購入者{number}',
  state: '{state, select, open {未決定} approved {認定} accepted {承認} other {却下}}',
  done: '{state, select, open {2人目の承認を待っています。} other {決定しました。}}',
  'none-title': '何もありません',
}
