import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Una unidad no funciona',
  lead: 'El vendedor tiene {hours} horas para reemplazar la unidad o devolver su precio. Hasta entonces, tu pedido no se completa.',
  unit: '¿Qué unidad no funciona?',
  unitHint: 'Ves los últimos caracteres de cada código o usuario.',
  kind: '¿Qué ocurre?',
  kindName:
    '{kind, select, used {Ya usado} invalid {No válido} region {Región incorrecta} locked {Cuenta bloqueada} other {Otra cosa}}',
  statement: '¿Qué pasó?',
  statementHint: 'Cuenta qué hiciste y qué viste. No escribas el código.',
  send: 'Avisar al vendedor',
  sent: 'El vendedor ya sabe que la unidad no funciona.',
  noUnits: 'Ahora no se puede reclamar ninguna unidad de este pedido.',
  moreUnits: 'Más unidades',
  unitMissing: 'Elige la unidad que no funciona',
  kindMissing: 'Elige qué ocurre',
  about: 'Unidad {masked}: {kind}',
  answerName:
    '{answer, select, replaced {El vendedor reemplazó la unidad.} refunded {Se devolvió el precio de la unidad.} refused {El vendedor se negó.} unanswered {El vendedor no respondió a tiempo.} withdrawn {El comprador retiró la reclamación.} other {Terminó con una decisión sobre todo el pedido.}}',
  refunded: 'Se devolvieron {amount}.',
  waits: 'El vendedor responde hasta el {date}.',
  withdraw: 'Ahora funciona',
  withdrawn: 'Has retirado la reclamación.',
}
