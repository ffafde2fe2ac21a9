import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Prezzi',
  since: 'Dal',
  price: 'Prezzo',
  change: 'Variazione',
  first: 'Primo prezzo',
  by: 'Impostato da',
  side: '{side, select, seller {Il venditore} plan {Una modifica programmata} staff {Il personale del negozio} other {La piattaforma}}',
}
