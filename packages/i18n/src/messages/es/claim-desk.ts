import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Reclamaciones de unidades',
  listLead:
    'Unidades que según los compradores no funcionan. Si no respondes a tiempo, el comprador puede abrir una disputa.',
  open: 'Abiertas',
  answered: 'Respondidas',
  none: 'Aquí no hay reclamaciones',
  noneText: 'Cuando un comprador dice que una unidad no funciona, aparece aquí con el plazo de respuesta.',
  columnUnit: 'Unidad',
  columnProblem: 'Problema',
  columnOrder: 'Pedido',
  columnUntil: 'Responder hasta',
  columnResult: 'Resultado',
  formUntil: 'Responde hasta el {date}. Después, el comprador puede abrir una disputa.',
  text: 'Palabras para el comprador',
  textHint: 'Necesarias si te niegas. No escribas ningún código aquí.',
  textMissing: 'Di por qué te niegas',
  replace: 'Reemplazar con otra de la bóveda',
  refund: 'Devolver su precio',
  refuse: 'Rechazar',
  done: 'La reclamación está respondida.',
  vaultEmpty: 'La bóveda no tiene ninguna unidad libre. Añade una primero o devuelve el precio.',
}
