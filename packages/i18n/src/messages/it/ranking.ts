import type { Messages } from '../../catalogue.ts'

export const ranking: Messages<'ranking'> = {
  title: 'Come ordina «Più pertinenti»',
  lead: 'Sei fatti danno a un’offerta fino a 1.000 punti. L’offerta con più punti viene prima. Nessuno può comprare un posto migliore.',
  factors: 'Che cosa dà punti',
  offer: 'I punti di questa offerta',
  place: 'Posto {place} di {of} nel suo elenco',
  noPlace: 'Questa offerta ora non si può comprare, perciò viene dopo quelle che si possono comprare.',
  score: '{points} punti su {most}',
  most: 'Fino a {most} punti',
  waits: 'Questa offerta è nuova. I suoi punti arrivano in pochi minuti.',
  rankedAt: 'Punti del {date}',
  outOfStock: 'Le offerte che ora non si possono comprare vengono dopo tutte le altre.',
  sales: 'Vendite',
  salesRule:
    'Acquirenti degli ultimi 30 giorni. Ogni acquirente conta una volta e un ordine rimborsato non conta. Un’offerta di meno di 14 giorni riceve almeno 120 punti.',
  salesFact: 'Acquirenti in 30 giorni: {count}',
  rating: 'Recensioni',
  ratingRule: 'La media delle recensioni del venditore. Più sono, più conta.',
  ratingFact: '{rating} su 5, recensioni: {count}',
  ratingNone: 'Ancora nessuna recensione',
  promise: 'Consegna',
  promiseRule: 'Quanti ordini del venditore degli ultimi 90 giorni sono stati consegnati nel tempo promesso.',
  promiseFact: 'Puntuali: {kept} ordini su {measured}',
  promiseNone: 'Nessun ordine in 90 giorni',
  price: 'Prezzo',
  priceRule:
    'Il prezzo rispetto alla mediana di offerte simili: stesso gioco, tipo e scelte, come server o quantità. Un prezzo sotto la metà della mediana non dà altri punti.',
  priceFact: '{percent}% della mediana, offerte simili: {count}',
  priceNone: 'Meno di cinque offerte simili, quindi metà dei punti',
  freshness: 'Offerte nuove',
  freshnessRule:
    'Un’offerta nuova riceve tutti i punti. Ogni giorno ne toglie alcuni e dopo 30 giorni non ne resta nessuno.',
  freshnessFact: 'Giorni dalla pubblicazione: {count}',
  stock: 'Disponibilità',
  stockRule: 'Tutti i punti da cinque pezzi in su. Un account o un altro pezzo unico li riceve sempre.',
  stockFact: 'Acquistabili subito: {count}',
}
