import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: '販売者',
  'sellers-lead': 'ここで販売するすべての人と、その権限。',
  find: '名前または番号で検索',
  search: '検索',
  none: '該当する販売者はいません。',
  'standing-label': '状態',
  standing: '{standing, select, active {有効} vacation {休暇中} suspended {停止中} banned {禁止} other {{standing}}}',
  means:
    '{standing, select, active {すべて販売中です。} vacation {出品は表示されますが購入できません。進行中の注文と支払いは続きます。} suspended {出品は取り下げられ、支払いは保留されます。進行中の注文は納品が必要です。} banned {出品は取り下げられ、支払いは保留され、購入者は会話を始められません。未納品の注文は返金されます。} other {}}',
  change: '状態を変更',
  reason: '理由（販売者に表示されます）',
  since: '{date}から',
  until: '{date}まで',
  history: '履歴',
  'history-none': '状態は変更されていません。',
  by: '担当',
  orders: '注文',
  offers: '出品',
  vacation: '休暇',
  'vacation-lead': '不在の間、出品は表示されますが購入できません。以前の注文は引き続き納品します。',
  'vacation-until': '復帰する日（未定なら空欄）',
  'vacation-wrong': '1年以内の未来の日を選んでください',
  'vacation-start': '休暇を始める',
  'vacation-end': '休暇を終える',
  'mail-subject':
    '販売者アカウント：{standing, select, active {再び有効} suspended {停止} banned {禁止} other {{standing}}}',
}
