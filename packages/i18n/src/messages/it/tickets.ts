import type { Messages } from '../../catalogue.ts'

export const tickets: Messages<'tickets'> = {
  'may-view': 'Vedere le richieste di assistenza',
  'may-answer': 'Rispondere alle richieste di assistenza',
  'may-template': 'Scrivere modelli di risposta',
  'act-see': 'Ha visto una richiesta',
  'act-assign': 'Ha assegnato una richiesta',
  'act-answer': 'Ha risposto a una richiesta',
  'act-note': 'Ha annotato qualcosa su una richiesta',
  'act-state': 'Ha risolto o riaperto una richiesta',
  'act-merge': 'Ha unito una richiesta a un’altra',
  'act-save-template': 'Ha salvato un modello di risposta',
  'act-remove-template': 'Ha eliminato un modello di risposta',
}
