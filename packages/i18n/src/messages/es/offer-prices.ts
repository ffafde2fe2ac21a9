import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Precios',
  since: 'Desde',
  price: 'Precio',
  change: 'Cambio',
  first: 'Primer precio',
  by: 'Fijado por',
  side: '{side, select, seller {El vendedor} plan {Un cambio programado} staff {El equipo de la tienda} other {La plataforma}}',
}
