import type { Messages } from '../../catalogue.ts'

export const rentalUnits: Messages<'rentalUnits'> = {
  title: 'レンタル用アカウント',
  lead: '返却されたアカウントは、前の借り手が入れないよう、次に貸す前に新しいログイン情報が必要です。',
  state:
    '{state, select, free {貸出可能} reserved {予約済み} rented {貸出中} release_due {返却済み} maintenance {停止中} withdrawn {取り下げ} other {販売済み}}',
  none: '{state, select, release_due {返却されたアカウントはすべて新しいログイン情報になっています。} rented {現在貸し出しているアカウントはありません。} maintenance {停止中のアカウントはありません。} other {借り手を待つアカウントはありません。}}',
  ends: 'レンタル終了：{date}',
  back: '{date}から再び貸し出せます。',
  field:
    '{field, select, login {ログイン名} password {新しいパスワード} email {アカウントのメールアドレス} code {コード} other {借り手へのメモ}}',
  'password-hint': '先にゲーム側で変更してから、ここに入力してください。前回と同じものは使えません。',
  'password-missing': '新しいパスワードまたはコードを入力してください',
  until: '貸し出しを再開する日時',
  'until-hint': 'タイムゾーン：{zone}。すぐに貸し出す場合は空のままにします。',
  'until-wrong': '未来の日時を入力してください',
  save: '新しいログイン情報を保存',
  done: '{state, select, maintenance {保存しました。選んだ日時に貸し出しを再開します。} other {保存しました。アカウントを再び貸し出せます。}}',
}
