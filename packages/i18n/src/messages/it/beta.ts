import type { Messages } from '../../catalogue.ts'

export const beta: Messages<'beta'> = {
  title: 'Aiutaci a provare le novità',
  lead: 'Cerchiamo acquirenti e giocatori che provino le novità prima di tutti e ci dicano con sincerità che cosa ne pensano.',
  what: 'Che cosa fai',
  whatText: 'Usi le novità con il tuo vero account, circa un’ora al mese, e rispondi a qualche domanda per messaggio.',
  get: 'Che cosa ricevi',
  getText: 'Accesso anticipato alle novità e un filo diretto con chi sviluppa il negozio.',
  who: 'Chi può partecipare',
  whoText: 'Chiunque abbia un account e almeno un ordine concluso. Puoi smettere quando vuoi.',
  join: 'Partecipa con il mio account',
  how: 'Il team del negozio vede il tuo nickname nell’elenco dei tester e può invitarti a un test via e-mail.',
  logIn: 'Accedi per partecipare',
  needsOrder: 'Potrai partecipare non appena uno dei tuoi ordini sarà concluso.',
  since: 'Partecipi ai test. Data di inizio: {date}.',
  leave: 'Smetti di partecipare',
  joined: 'Sei dei nostri. Grazie per l’aiuto!',
  left: 'Non partecipi più ai test. Puoi tornare quando vuoi.',
}
