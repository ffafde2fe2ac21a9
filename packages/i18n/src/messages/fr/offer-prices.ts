import type { Messages } from '../../catalogue.ts'

export const offerPrices: Messages<'offerPrices'> = {
  title: 'Prix successifs',
  since: 'Depuis',
  price: 'Prix',
  change: 'Variation',
  first: 'Premier prix',
  by: 'Fixé par',
  side: '{side, select, seller {Le vendeur} plan {Un changement prévu} staff {L’équipe de la boutique} other {La plateforme}}',
}
