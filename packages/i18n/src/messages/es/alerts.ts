import type { Messages } from '../../catalogue.ts'

export const alerts: Messages<'alerts'> = {
  title: 'Alertas',
  lead: 'Hallazgos sobre dinero y seguridad, los más nuevos primero. Cada uno tiene responsable y acaba con una nota.',
  states: '{state, select, open {Por revisar} done {Cerradas} other {Solo registradas}}',
  state: '{state, select, open {Por revisar} done {Cerrada} other {Registrada}}',
  source: '{source, select, finance {Dinero} reconciliation {Libros del proveedor} other {Seguridad}}',
  ref: '{kind, select, order {Pedido {id}} seller {Vendedor {id}} user {Persona {id}} payment {Pago {id}} payout {Pago a vendedor {id}} other {{id}}}',
  owner: 'Lo lleva {name}',
  'no-owner': 'sin responsable',
  take: 'Me encargo',
  note: 'En qué quedó',
  'note-missing': 'Di en qué quedó',
  close: 'Cerrar la alerta',
  acted: '{done, select, taken {Ahora lo llevas tú.} other {La alerta está cerrada.}}',
  'none-title': 'Todo en calma',
  none: 'No hay alertas en este estado.',
  kind: '{kind, select, amount_mismatch {Un pago de otro importe} charged_back {Un pago devuelto por el banco} deposit_in_vain {Un depósito pagado en vano} dispute_lost {Una devolución perdida} dispute_opened {Un comprador reclama un pago} gift_limit {Límite de regalos del equipo alcanzado} missing_there {Un pago que el proveedor no conoce} missing_here {Un pago que la tienda no conoce} not_delivered {Un pedido pagado que no se pudo entregar} paid_without_goods {Pagado, pero no hay nada que entregar} pass_paid_in_vain {Un pase pagado en vano} payout_contradicts {El proveedor contradice un pago a vendedor} payout_unanswered {Un pago a vendedor sin respuesta} unknown_payment {Un pago sin compra} unit_of_another_seller {Una unidad que también añadió otro vendedor} rate_jump {Un tipo de la fuente dio un salto} rate_too_old {Un tipo es demasiado antiguo} backup_not_restorable {Una copia que no se puede restaurar} backup_failed {Una copia de seguridad que falló} identity_not_erased {Una verificación de identidad que el proveedor no ha borrado} login_attack {Alguien prueba contraseñas} refresh_reused {Una sesión fue copiada} refresh_foreign_client {Una sesión usada por otro programa} captured_differs {El proveedor cobró otro importe} refunded_differs {El proveedor devolvió otro importe} privileged_grant_refused {Un programa pidió actuar como usuario sin permiso} factor_reset {Se restableció un segundo factor} open_login_refused {Se rechazó un acceso desde otro sitio} handoff_refused {No se pudo traspasar un acceso} refresh_in_url {Un acceso se envió en una dirección} webhook_off {Se desactivó un aviso a programas} other {{kind}}}',
}
