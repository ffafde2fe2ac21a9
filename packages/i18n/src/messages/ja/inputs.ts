import type { Messages } from '../../catalogue.ts'

export const inputs: Messages<'inputs'> = {
  title: 'お届けに必要な情報',
  playerId: 'プレイヤーID',
  zoneId: 'ゾーンID',
  character: 'キャラクター名',
  username: 'ゲーム内のユーザー名',
  server: 'サーバー',
  platform: 'プラットフォーム',
  playerIdHelp: 'ゲーム内のプロフィールで確認できます。',
  noPasswordHelp: 'ここでパスワードが必要になることはありません。',
  optional: '{label}（任意）',
  choose: '選択してください',
  missing: '入力してください。この情報がないとお届けできません。',
  digits: '数字のみ（{range}）',
  lettersDigits: '英字A–Zと数字のみ、スペースなし（{range}）',
  name: '文字、数字、スペース、. _ - # のみ（{range}文字）',
  choice: '一覧から選んでください。',
  correctUntil: '出品者が最初の1点を渡すまで訂正できます。',
  save: '訂正を保存',
  saved: '訂正しました。出品者は注文で確認できます。',
  corrected: 'お届け情報の訂正:',
}
