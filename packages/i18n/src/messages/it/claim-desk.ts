import type { Messages } from '../../catalogue.ts'

export const claimDesk: Messages<'claimDesk'> = {
  listTitle: 'Unità segnalate',
  listLead:
    'Unità che secondo gli acquirenti non funzionano. Se non rispondi in tempo, l’acquirente può aprire una contestazione.',
  open: 'Aperte',
  answered: 'Con risposta',
  none: 'Nessuna segnalazione qui',
  noneText: 'Quando un acquirente dice che un’unità non funziona, appare qui con il termine per rispondere.',
  columnUnit: 'Unità',
  columnProblem: 'Problema segnalato',
  columnOrder: 'Ordine',
  columnUntil: 'Rispondi entro',
  columnResult: 'Risultato',
  formUntil: 'Rispondi entro il {date}. Dopo, l’acquirente può aprire una contestazione.',
  text: 'Parole per l’acquirente',
  textHint: 'Necessarie se rifiuti. Non scrivere codici qui.',
  textMissing: 'Scrivi perché rifiuti',
  replace: 'Sostituisci dal caveau',
  refund: 'Rimborsa il prezzo',
  refuse: 'Rifiuta',
  done: 'La segnalazione ha ricevuto risposta.',
  vaultEmpty: 'Nel caveau non ci sono unità libere. Aggiungine prima una o rimborsa il prezzo.',
}
