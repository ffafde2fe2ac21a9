import type { Messages } from '../../catalogue.ts'

export const passTerms: Messages<'passTerms'> = {
  title: 'Prezzo del pass',
  lead: 'Ciò che costa e dà il Family Game PASS. Le modifiche valgono per gli acquisti e i rinnovi da ora in poi.',
  prices: 'Prezzo per valuta',
  'prices-hint':
    'Una valuta senza prezzo viene convertita dai dollari USA. Se manca anche quel prezzo, il pass non è in vendita.',
  periods: 'Periodi dei giochi condivisi',
  'periods-hint': 'Per quanto tempo si può giocare, in quest’ordine. I campi vuoti vengono tralasciati.',
  amount: 'Numero nella riga {n}',
  unit: 'Unità',
  units: '{unit, select, u1 {Giorni} u2 {Ore} other {Minuti}}',
  'add-period': 'Aggiungi un periodo',
  gives: 'Ciò che dà il pass',
  shortTrialPercent: 'Persone la cui prova dura 6 ore invece di 24 (per cento)',
  inviteHours: 'Ore gratuite per un amico invitato',
  reportPoints: 'Punti per una segnalazione approvata su un venditore',
  calculatorDaily: 'Usi del calcolatore di valore per persona e giorno',
  save: 'Salva le condizioni',
  saved: 'Salvato. Il negozio usa ora queste condizioni.',
  set: 'Impostato l’ultima volta da {by} il {date}',
  'may-edit': 'Impostare il prezzo del pass',
  'may-view': 'Vedere il prezzo del pass',
  'act-set': 'Ha impostato le condizioni del pass',
  client: 'Il client desktop',
  clientUrl: 'Indirizzo del download',
  'client-hint':
    'I clienti scaricano qui il client, via https. Se è vuoto, il pass non si vende e non si rinnova: i titolari lo leggono per e-mail.',
  'client-refused': 'Indica un indirizzo che inizia con https:// e non contiene credenziali',
}
