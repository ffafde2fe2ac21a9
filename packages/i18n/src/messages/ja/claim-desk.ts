import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: '使えないものの申し立て',
  listLead: '購入者が使えないと申し立てたものです。期限までに回答しないと、購入者は異議を申し立てられます。',
  open: '未回答',
  answered: '回答済み',
  none: '申し立てはありません',
  noneText: '購入者が使えないと申し立てると、回答期限とともにここに表示されます。',
  columnUnit: '対象',
  columnProblem: '問題',
  columnOrder: '注文',
  columnUntil: '回答期限',
  columnResult: '結果',
  formUntil: '{date}までに回答してください。それ以降、購入者は異議を申し立てられます。',
  text: '購入者へのコメント',
  textHint: '拒否する場合は必須です。コードは書かないでください。',
  textMissing: '拒否する理由を書いてください',
  replace: '保管庫のもので交換',
  refund: '代金を返金',
  refuse: '拒否',
  done: '申し立てに回答しました。',
  vaultEmpty: '保管庫に空きがありません。先に追加するか、代金を返金してください。',
}
