import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'In vigore dal {date}',
  held: 'Una versione precedente: in vigore dal {from} al {to}.',
  current: 'Leggi la versione in vigore',
  versions: 'Tutte le versioni',
  version: 'Versione {n}, dal {date}',
  agreeTitle: 'Accetta le nostre condizioni',
  agreeLead:
    'Lo chiediamo una volta per questa versione, prima del prossimo acquisto. Salviamo che hai accettato e quando.',
  agreeLabel: 'Ho letto le condizioni e le accetto',
  agreeMissing: 'Spunta la casella per accettare',
  agreeButton: 'Accetta e continua',
  later: 'Non ora',
  signUpAgree: 'Accetto le condizioni di questo negozio',
  purchaseAgree: 'Con l’ordine accetti le condizioni di questo negozio.',
}
