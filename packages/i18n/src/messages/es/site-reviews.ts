import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Lo que dicen los compradores de {shop}',
  lead: '{count, plural, =0 {Nadie ha escrito aún una reseña.} one {Una reseña de un comprador tras un pedido terminado.} many {# de reseñas de compradores, cada una tras un pedido terminado.} other {# reseñas de compradores, cada una tras un pedido terminado.}}',
  average: '{average} de 5',
  of: 'sobre {offer}',
}
