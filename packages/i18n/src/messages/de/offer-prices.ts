import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Preise',
  since: 'Seit',
  price: 'Preis',
  change: 'Änderung',
  first: 'Erster Preis',
  by: 'Gesetzt von',
  side: '{side, select, seller {Verkäufer} plan {Geplante Änderung} staff {Team des Shops} other {Plattform}}',
}
