import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Ce que les acheteurs disent de {shop}',
  lead: '{count, plural, =0 {Personne n’a encore écrit d’avis.} one {Un avis d’acheteur après une commande terminée.} many {# d’avis d’acheteurs, chacun après une commande terminée.} other {# avis d’acheteurs, chacun après une commande terminée.}}',
  average: '{average} sur 5',
  of: 'sur {offer}',
}
