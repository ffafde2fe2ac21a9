import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Was Käufer über {shop} sagen',
  lead: '{count, plural, =0 {Noch hat niemand eine Bewertung geschrieben.} one {Eine Bewertung eines Käufers nach abgeschlossener Bestellung.} other {# Bewertungen von Käufern, jede nach abgeschlossener Bestellung.}}',
  average: '{average} von 5',
  of: 'zu {offer}',
}
