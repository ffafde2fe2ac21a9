import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'テスター',
  lead: '新機能を先に試す購入者です。自分で参加し、いつでもやめられます。',
  none: 'まだ参加者はいません。ショップのテストのページで購入者に呼びかけています。',
  who: '参加者',
  joined: '参加日',
  invite: 'テストに招待',
  'invite-lead':
    '{n, plural, other {# 人のテスター}}に、それぞれの言語でメールを送ります。その言語がない場合は最初の言語になります。',
  path: 'テストのページ',
  'path-hint': 'ショップ内のパス（例：{path}）',
  'path-wrong': '{path} のようなショップ内のパスを入力してください',
  send: '招待を送信',
  ask: '{n, plural, other {# 人のテスターに今すぐメールを送りますか？取り消せません。}}',
  sent: '{n, plural, other {# 人のテスターに招待を送っています。}}',
  earlier: '招待',
  'earlier-none': '招待はまだ送っていません。',
  'sent-at': '送信日時',
  invited: 'メール数',
}
