import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Vendedores',
  'sellers-lead': 'Todos los que venden aquí y lo que pueden hacer.',
  find: 'Buscar por nombre o número',
  search: 'Buscar',
  none: 'Ningún vendedor coincide.',
  'standing-label': 'Situación',
  standing:
    '{standing, select, active {Activo} vacation {De vacaciones} suspended {Suspendido} banned {Expulsado} other {{standing}}}',
  means:
    '{standing, select, active {Todo está en venta.} vacation {Las ofertas siguen visibles y no se pueden comprar. Los pedidos en curso y los pagos continúan.} suspended {Las ofertas no están a la venta y los pagos están retenidos. Los pedidos en curso deben entregarse.} banned {Las ofertas no están a la venta, los pagos están retenidos y los compradores no pueden iniciar conversaciones. Lo que no se entregó se reembolsa.} other {}}',
  change: 'Cambiar la situación',
  reason: 'Motivo, que lee el vendedor',
  since: 'Desde {date}',
  until: 'Hasta {date}',
  history: 'Historial',
  'history-none': 'La situación no ha cambiado nunca.',
  by: 'Por',
  orders: 'Pedidos',
  offers: 'Ofertas',
  vacation: 'Vacaciones',
  'vacation-lead':
    'Mientras estás fuera, los compradores ven tus ofertas y no pueden comprarlas. Sigues entregando lo ya comprado.',
  'vacation-until': 'Primer día de vuelta (vacío si no se sabe)',
  'vacation-wrong': 'Elige un día futuro, como mucho dentro de un año',
  'vacation-start': 'Empezar las vacaciones',
  'vacation-end': 'Terminar las vacaciones',
  'mail-subject':
    'Tu cuenta de vendedor: {standing, select, active {activa de nuevo} suspended {suspendida} banned {expulsada} other {{standing}}}',
}
