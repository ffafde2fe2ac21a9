import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'ヘルプセンター',
  lead: '購入、納品、補償、レンタル、アカウントについての疑問にお答えします。',
  search: 'ヘルプを検索',
  placeholder: 'お困りごとを入力',
  find: '検索',
  categories: 'ヘルプのトピック',
  all: 'すべてのトピック',
  onThisPage: 'このページの内容',
  more: '関連する記事',
  updated: '更新日：{date}',
  nothingTitle: '「{keyword}」の記事は見つかりませんでした',
  nothingText: '別の言葉で検索するか、トピックの一覧からお探しください。',
  contactTitle: '解決しませんでしたか？',
  contactLead: 'お問い合わせください。担当者がお答えします。',
  preview: 'バージョン{n}のプレビュー',
  previewText: 'このアドレスを知っている人だけが見られます。1時間で無効になります。',
}
