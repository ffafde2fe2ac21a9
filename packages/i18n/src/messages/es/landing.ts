import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Desbloquea tu mundo gamer',
  lead: 'Sáltate el farmeo: cuentas, monedas, objetos y juegos compartidos de vendedores que no cobran hasta que recibes tu pedido.',
  start: 'Busca tu juego',
  join: 'Crear cuenta',
  how: 'Cómo funciona',
  one: 'Elige',
  oneText: 'Compara vendedores por precio, valoración y plazo de entrega. El precio que ves es el que pagas.',
  two: 'Nos pagas a nosotros',
  twoText: 'Retenemos tu dinero. El vendedor ve que ya has pagado y entrega.',
  three: 'Revisa y confirma',
  threeText: 'Confirmas cuando tienes lo que compraste. Si algo va mal, recuperas tu dinero.',
  games: 'Empieza por estos juegos',
  words: 'Lo que dicen los compradores',
  events: 'Ahora mismo',
}
