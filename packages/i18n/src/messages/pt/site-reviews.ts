import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'O que os compradores dizem de {shop}',
  lead: '{count, plural, =0 {Ninguém escreveu uma avaliação ainda.} one {Uma avaliação de um comprador após um pedido concluído.} many {# de avaliações de compradores, cada uma após um pedido concluído.} other {# avaliações de compradores, cada uma após um pedido concluído.}}',
  average: '{average} de 5',
  of: 'sobre {offer}',
}
