import type { Messages } from '../../catalogue.ts'

export const help: Messages<'help'> = {
  title: 'Centro assistenza',
  lead: 'Risposte su acquisti, consegna, protezione, noleggi e account.',
  search: 'Cerca nell’assistenza',
  placeholder: 'Di che cosa hai bisogno?',
  find: 'Trova',
  categories: 'Argomenti',
  all: 'Tutti gli argomenti',
  onThisPage: 'In questa pagina',
  more: 'Altro su questo argomento',
  updated: 'Aggiornato: {date}',
  nothingTitle: 'Nessuna risposta per “{keyword}”',
  nothingText: 'Prova un’altra parola o scorri tutti gli argomenti.',
  contactTitle: 'Non hai trovato risposta?',
  contactLead: 'Scrivici. Una persona legge e risponde.',
  preview: 'Anteprima della versione {n}',
  previewText: 'La vede solo chi ha questo indirizzo. Smette di funzionare dopo un’ora.',
}
