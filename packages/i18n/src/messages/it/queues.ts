import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Segnalazioni sui venditori',
  'reports-lead':
    'Prima le più vecchie. L’acquirente guadagna punti se la segnalazione è confermata; il venditore non sa chi ha segnalato.',
  'reports-none': 'Nessuna segnalazione in questo stato.',
  'report-hint': 'L’acquirente la leggerà.',
  'report-yes': 'Conferma la segnalazione',
  'report-no': 'Non confermarla',
  complaints: 'Reclami di noleggio',
  'complaints-lead':
    'Chi noleggia e non riesce ad accedere. Un reclamo accolto termina il noleggio e restituisce i G Coin.',
  'complaints-none': 'Nessun reclamo in questo stato.',
  'complaint-hint': 'Chi noleggia la leggerà. Indica che cosa hai provato.',
  'complaint-yes': 'Accogli e rimborsa',
  'complaint-no': 'Respingi',
  answer: 'Risposta',
  'buyer-number': 'Acquirente {number}',
  state: '{state, select, open {Da decidere} approved {Confermate} accepted {Accolti} other {Respinti}}',
  done: '{state, select, open {Attende una seconda persona.} other {È deciso.}}',
  'none-title': 'Niente qui',
  reviews: 'Recensioni',
  'reviews-lead':
    'Le più recenti per prime. Togli le parole che violano le regole. Il punteggio resta e conta: nessuno fa apparire un venditore migliore o peggiore.',
  'reviews-none': 'In questo elenco non c’è nessuna recensione.',
  'review-list': '{state, select, negative {Negative} removed {Parole rimosse} other {Tutte}}',
  'review-reason':
    '{reason, select, insult {Insulto} personal_data {Dati personali} advertisement {Pubblicità} illegal {Contenuto illegale} other {Non riguarda l’ordine}}',
  'review-reason-label': 'Motivo della rimozione',
  'review-remove': 'Rimuovi le parole',
  'review-remove-reply': 'Rimuovi la risposta',
  'review-restore': 'Mostra di nuovo le parole',
  'review-restore-reply': 'Mostra di nuovo la risposta',
  'review-done': 'Fatto. Il negozio lo mostra subito.',
  'review-reply': 'Risposta del venditore',
  'review-score': 'Punteggio {score} su 5',
}
