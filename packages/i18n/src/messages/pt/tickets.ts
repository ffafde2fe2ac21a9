import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Ver solicitações ao suporte',
  'may-answer': 'Responder solicitações ao suporte',
  'may-template': 'Escrever modelos de resposta',
  'act-see': 'Viu uma solicitação',
  'act-assign': 'Atribuiu uma solicitação',
  'act-answer': 'Respondeu uma solicitação',
  'act-note': 'Anotou algo sobre uma solicitação',
  'act-state': 'Resolveu ou reabriu uma solicitação',
  'act-merge': 'Juntou uma solicitação a outra',
  'act-save-template': 'Salvou um modelo de resposta',
  'act-remove-template': 'Excluiu um modelo de resposta',
}
