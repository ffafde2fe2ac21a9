import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Sblocca il tuo mondo di gioco',
  lead: 'Salta il farming: account, monete, oggetti e giochi condivisi da venditori che vengono pagati solo quando hai ricevuto tutto.',
  start: 'Trova il tuo gioco',
  join: 'Crea un account',
  how: 'Come funziona',
  one: 'Scegli',
  oneText: 'Confronta i venditori per prezzo, valutazione e tempi di consegna. Il prezzo che vedi è quello che paghi.',
  two: 'Affidaci il pagamento',
  twoText: 'Custodiamo i tuoi soldi. Il venditore vede che ci sono e consegna.',
  three: 'Controlla, poi conferma',
  threeText: 'Confermi quando hai ciò che hai comprato. Se qualcosa non va, riavrai i tuoi soldi.',
  games: 'Inizia da questi giochi',
  words: 'Cosa dicono gli acquirenti',
  events: 'In corso ora',
}
