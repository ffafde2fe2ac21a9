import type { Messages } from '../../catalogue.ts'

export const offline: Messages<'offline'> = {
  title: 'オフラインです',
  text: 'このページの表示には接続が必要です。注文一覧は、前回開いたときの内容を表示できます。',
  orders: '注文一覧',
  retry: '再試行',
}
