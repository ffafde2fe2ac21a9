import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Reclamações de unidades',
  listLead:
    'Unidades que, segundo os compradores, não funcionam. Se você não responder a tempo, o comprador pode abrir uma disputa.',
  open: 'Abertas',
  answered: 'Respondidas',
  none: 'Nenhuma reclamação aqui',
  noneText: 'Quando um comprador diz que uma unidade não funciona, ela aparece aqui com o prazo de resposta.',
  columnUnit: 'Unidade',
  columnProblem: 'Problema relatado',
  columnOrder: 'Pedido',
  columnUntil: 'Responder até',
  columnResult: 'Resultado',
  formUntil: 'Responda até {date}. Depois disso, o comprador pode abrir uma disputa.',
  text: 'Palavras para o comprador',
  textHint: 'Necessárias se você recusar. Nunca escreva um código aqui.',
  textMissing: 'Diga por que você recusa',
  replace: 'Trocar por outra do cofre',
  refund: 'Devolver o preço',
  refuse: 'Recusar',
  done: 'A reclamação foi respondida.',
  vaultEmpty: 'O cofre não tem unidade livre. Adicione uma primeiro ou devolva o preço.',
}
