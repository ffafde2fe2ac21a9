import type { Messages } from '../../catalogue.ts'

export const chatTemplates: Messages<'chatTemplates'> = {
  title: 'テンプレート',
  lead: 'よく書く返信です。{buyer}、{order}、{offer} は会話の名前、注文番号、出品に置き換わります。',
  'new': '新しいテンプレート',
  name: 'タイトル',
  text: '本文',
  save: 'テンプレートを保存',
  remove: '削除',
  insert: 'テンプレートを挿入',
  none: 'テンプレートはまだありません',
  'name-wrong': '{max} 文字以内のタイトルを入力してください',
  'text-wrong': '{max} 文字以内の本文を入力してください',
  saved: 'テンプレートを保存しました。',
  removed: 'テンプレートを削除しました。',
  back: 'メッセージに戻る',
  'remove-one': 'テンプレート「{name}」を削除',
  'remove-text': '完全に削除されます。送信済みのメッセージは残ります。',
}
