import type { Messages } from '../../catalogue.ts'

export const offerPlans: Messages<'offerPlans'> = {
  title: 'Cambios programados',
  lead: 'Cada cambio se hace una vez, a su hora. Pueden esperar {max} como máximo, con un año de antelación como máximo.',
  add: 'Programar un cambio',
  kind: 'Qué cambia',
  kinds: '{kind, select, price {El precio} show {Poner a la venta} other {Retirar de la venta}}',
  price: 'Nuevo precio en USD',
  'price-wrong': 'Introduce un precio entre 0.01 y 1,000,000',
  at: 'Cuándo',
  'at-hint': 'En tu zona horaria, {zone}',
  past: 'Elige un momento futuro, con un año de antelación como máximo',
  plan: 'Programar este cambio',
  planned: 'Pendientes',
  none: 'No hay nada programado para esta oferta.',
  what: 'Cambio',
  when: 'Hora',
  'price-to': '{kind, select, price {Precio {price}} show {A la venta} other {Fuera de la venta}}',
  cancel: 'Cancelar este cambio',
  over: 'Terminados',
  state: '{state, select, done {Hecho} failed {No se hizo} other {Cancelado}}',
  failure:
    '{reason, select, offer_sold_out {La oferta estaba agotada} seller_suspended {Tu cuenta de vendedor estaba suspendida} rate_limited {El precio había cambiado demasiadas veces ese día} not_found {La oferta ya no existía} other {El estado de la oferta no lo permitía}}',
}
