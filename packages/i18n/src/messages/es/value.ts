import type { Messages } from '../../catalogue.ts'

export const value: Messages<'value'> = {
  name: 'Calculadora de valor',
  indexText: '¿Cuánto vale una cuenta de juego? Lo estimamos con cuentas que de verdad encontraron comprador aquí.',
  find: 'Buscar',
  findLabel: 'Busca tu juego',
  findPlaceholder: 'Nombre del juego',
  nothingTitle: 'Ningún juego coincide con «{keyword}»',
  nothingText: 'Prueba con otra palabra o mira todos los juegos.',
  showAll: 'Ver todos los juegos',
  title: '¿Cuánto vale tu cuenta de {game}?',
  text: 'Dinos qué tiene tu cuenta. La comparamos solo con cuentas vendidas que tenían lo mismo.',
  any: 'Cualquiera',
  about: 'Tu cuenta',
  aboutNone: 'Las cuentas de este juego se comparan en su conjunto.',
  estimate: 'Calcular el valor',
  uses: '{count, plural, one {Puedes hacer {n} estimación al día.} many {Puedes hacer {n} de estimaciones al día.} other {Puedes hacer {n} estimaciones al día.}}',
  usesLeft:
    '{count, plural, =0 {Esa fue tu última estimación de hoy.} one {Te queda {n} estimación hoy} many {Te quedan {n} de estimaciones hoy} other {Te quedan {n} estimaciones hoy}}',
  result: 'Valor estimado',
  median: 'Mediana de lo que se pagó',
  range: 'La mitad se vendió entre {low} y {high}',
  sample:
    '{count, plural, one {Según {n} cuenta vendida} many {Según {n} de cuentas vendidas} other {Según {n} cuentas vendidas}}',
  caveat:
    'Es una estimación, no una oferta: no tiene en cuenta los precios pedidos, las comisiones ni la prisa que tengas por vender.',
  tooFew: 'No hay datos suficientes',
  tooFewText:
    'Necesitamos al menos 20 cuentas vendidas con el mismo contenido. Deja algo sin elegir o prueba con otro juego.',
  enough: 'Límite diario alcanzado',
  another: 'Otro juego',
  look: 'Ver cuentas en venta',
}
