import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Denunciar a un vendedor',
  lead: 'Cuéntanos qué pasó y muéstralo. Atención al cliente revisa cada denuncia; el vendedor no sabrá quién la hizo.',
  about: 'Tu denuncia es sobre',
  order: 'Pedido {id}',
  choose: '¿De qué vendedor se trata?',
  'choose-lead': 'Abre la tienda del vendedor o tu pedido y elige allí «Denunciar al vendedor».',
  'to-orders': 'Mis pedidos',
  reason: 'Motivo',
  'reason-missing': 'Elige un motivo',
  'reason-placeholder': 'Elige un motivo',
  reasons:
    '{reason, select, scam {Estafa} not_delivered {No entregó} recovered_account {Recuperó la cuenta vendida} wrong_goods {No era lo ofrecido} rude {Insultos o amenazas} off_platform {Quiere negociar fuera de este sitio} other {Otro motivo}}',
  explanation: '¿Qué pasó?',
  'explanation-hint': 'Cuándo fue, qué se acordó y qué se dijo.',
  evidence: 'Capturas que lo muestren',
  send: 'Enviar la denuncia',
  sent: 'Gracias. Tu denuncia se ha enviado y la revisaremos.',
  problems: 'Revisa la denuncia',
  mine: 'Mis denuncias',
  empty: 'No has denunciado a nadie.',
  state: '{state, select, open {En revisión} approved {Confirmada} other {No confirmada}}',
  points: '{count, plural, one {# punto obtenido} many {# de puntos obtenidos} other {# puntos obtenidos}}',
  answer: 'Atención al cliente: {note}',
}
