import type { Messages } from '../../catalogue.ts'

export const siteReviews: Messages<'siteReviews'> = {
  title: 'Cosa dicono gli acquirenti di {shop}',
  lead: '{count, plural, =0 {Nessuno ha ancora scritto una recensione.} one {Una recensione di un acquirente dopo un ordine concluso.} many {# di recensioni di acquirenti, ognuna dopo un ordine concluso.} other {# recensioni di acquirenti, ognuna dopo un ordine concluso.}}',
  average: '{average} su 5',
  of: 'su {offer}',
}
