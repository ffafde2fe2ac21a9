import type { Messages } from '../../catalogue.ts'

export const ranking: Messages<'ranking'> = {
  title: 'So sortiert „Beste Treffer“',
  lead: 'Sechs Fakten geben einem Angebot bis zu 1.000 Punkte. Das Angebot mit den meisten Punkten steht vorn. Niemand kann einen besseren Platz kaufen.',
  factors: 'Was Punkte gibt',
  offer: 'Die Punkte dieses Angebots',
  place: 'Platz {place} von {of} in seiner Liste',
  noPlace: 'Dieses Angebot ist gerade nicht käuflich und steht deshalb hinter den anderen.',
  score: '{points} von {most} Punkten',
  most: 'Bis zu {most} Punkte',
  waits: 'Dieses Angebot ist neu. Seine Punkte folgen in wenigen Minuten.',
  rankedAt: 'Punkte vom {date}',
  outOfStock: 'Angebote, die gerade nicht käuflich sind, stehen hinter allen anderen.',
  sales: 'Verkäufe',
  salesRule:
    'Käufer der letzten 30 Tage. Jeder Käufer zählt einmal, eine erstattete Bestellung zählt nicht. Ein Angebot, das jünger als 14 Tage ist, bekommt mindestens 120 Punkte.',
  salesFact: 'Käufer in 30 Tagen: {count}',
  rating: 'Bewertungen',
  ratingRule: 'Der Mittelwert der Bewertungen des Verkäufers. Je mehr Bewertungen es gibt, desto mehr zählt er.',
  ratingFact: '{rating} von 5, Bewertungen: {count}',
  ratingNone: 'Noch keine Bewertungen',
  promise: 'Lieferung',
  promiseRule:
    'Wie viele Bestellungen des Verkäufers in den letzten 90 Tagen in der versprochenen Zeit geliefert wurden.',
  promiseFact: 'Pünktlich: {kept} von {measured} Bestellungen',
  promiseNone: 'Keine Bestellungen in 90 Tagen',
  price: 'Preis',
  priceRule:
    'Der Preis neben dem Median ähnlicher Angebote: gleiches Spiel, gleiche Art, gleiche Auswahl wie Server oder Menge. Ein Preis unter der Hälfte des Medians bringt keine weiteren Punkte.',
  priceFact: '{percent} % des Medians, ähnliche Angebote: {count}',
  priceNone: 'Weniger als fünf ähnliche Angebote, daher die Hälfte der Punkte',
  freshness: 'Neue Angebote',
  freshnessRule:
    'Ein neues Angebot bekommt alle Punkte. Jeder Tag nimmt einige davon, nach 30 Tagen ist keiner mehr übrig.',
  freshnessFact: 'Tage seit der Einstellung: {count}',
  stock: 'Bestand',
  stockRule: 'Alle Punkte ab fünf Stück. Ein Account oder ein anderes Einzelstück bekommt sie immer.',
  stockFact: 'Sofort käuflich: {count}',
}
