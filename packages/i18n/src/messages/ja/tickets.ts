import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'サポートへの問い合わせを見る',
  'may-answer': 'サポートへの問い合わせに回答する',
  'may-template': '回答のひな形を書く',
  'act-see': '問い合わせを閲覧',
  'act-assign': '問い合わせの担当を変更',
  'act-answer': '問い合わせに回答',
  'act-note': '問い合わせにメモを追加',
  'act-state': '問い合わせを解決または再開',
  'act-merge': '問い合わせを別のものに統合',
  'act-save-template': '回答のひな形を保存',
  'act-remove-template': '回答のひな形を削除',
}
