import type { Messages } from '../../catalogue.ts'

export const around: Messages<'around'> = {
  title: 'La tua scelta sui cookie',
  text: 'Ci servono alcuni cookie perché il negozio funzioni. Con il tuo consenso ricordiamo anche da dove arrivi e carichiamo strumenti di altre aziende per l’accesso e la traduzione.',
  accept: 'Accetta tutti',
  decline: 'Solo i necessari',
  more: 'Che cosa significa',
  cookiesTitle: 'I cookie e la tua scelta',
  cookiesLead: 'Che cosa salviamo nel tuo browser, perché e per quanto. Qui puoi cambiare idea quando vuoi.',
  cookiesNeeded: 'Sempre necessari',
  cookiesNeededText:
    'La sessione, il carrello, la lingua, la valuta, il fuso orario, un numero di dispositivo casuale e il tuo gruppo di test. Gli ultimi due finiscono con la visita, se non accetti altro. Senza questi il negozio non può mantenere la tua sessione né mostrare il prezzo giusto.',
  cookiesMore: 'Solo con il tuo consenso',
  cookiesMoreText:
    'Da dove arrivi (30 giorni e 360 ore), il numero di dispositivo e il gruppo di test per un anno, l’accesso Google con un tocco e la traduzione delle pagine. Niente di tutto questo si carica prima del consenso, e mai al pagamento, all’accesso o nelle pagine del tuo account.',
  cookiesNow:
    '{choice, select, all {Hai accettato tutto.} essential {Hai scelto solo il necessario.} other {Non hai ancora scelto, quindi si usa solo il necessario.}}',
  offlineTitle: 'Non c’è connessione',
  offlineText:
    'Questa pagina richiede una connessione. Puoi leggere l’elenco dei tuoi ordini com’era l’ultima volta che l’hai aperto.',
  offlineOrders: 'I miei ordini',
  offlineRetry: 'Riprova',
  landingTitle: 'Sblocca il tuo mondo di gioco',
  landingLead:
    'Salta il farming: account, monete, oggetti e giochi condivisi da venditori verificati, pagati solo quando arrivano.',
  landingStart: 'Trova il tuo gioco',
  landingJoin: 'Crea un account',
  landingHow: 'Come funziona',
  landingOne: 'Scegli',
  landingOneText:
    'Confronta i venditori per prezzo, valutazione e tempi di consegna. Il prezzo che vedi è quello che paghi.',
  landingTwo: 'Paghi a noi',
  landingTwoText: 'Custodiamo i tuoi soldi. Il venditore vede che ci sono e consegna.',
  landingThree: 'Controlla, poi conferma',
  landingThreeText: 'Confermi quando hai ciò che hai comprato. Se qualcosa non va, riavrai i tuoi soldi.',
  landingGames: 'Inizia da questi giochi',
  landingWords: 'Cosa dicono gli acquirenti',
  landingEvents: 'In corso ora',
  eventTitle: 'Settimana di {brand}',
  eventLead: 'Tutto per {brand} in un solo posto: le migliori offerte di ogni tipo, scelte per consegna e valutazione.',
  eventOf: 'Il meglio per {brand}: {category}',
  eventAll: 'Vedi tutto: {category}',
  eventNothing: 'Al momento non c’è nulla per questo gioco.',
  betaTitle: 'Aiutaci a provare le novità',
  betaLead:
    'Cerchiamo acquirenti e giocatori che provino le novità prima di tutti e ci dicano con sincerità che cosa ne pensano.',
  betaWhat: 'Che cosa fai',
  betaWhatText:
    'Usi le novità con il tuo vero account, circa un’ora al mese, e rispondi a qualche domanda per messaggio.',
  betaGet: 'Che cosa ricevi',
  betaGetText: 'Accesso anticipato, un filo diretto con chi sviluppa il negozio e punti per ogni segnalazione utile.',
  betaWho: 'Chi può partecipare',
  betaWhoText: 'Chiunque abbia un account e almeno un ordine concluso. Puoi smettere quando vuoi.',
  betaJoin: 'Partecipa con il mio account',
  betaHow: 'Crea un account o accedi; gli inviti ai test arrivano nei tuoi messaggi.',
  reviewsTitle: 'Cosa dicono gli acquirenti di {shop}',
  reviewsLead:
    '{count, plural, =0 {Nessuno ha ancora scritto una recensione.} one {Una recensione di un acquirente dopo un ordine concluso.} many {# di recensioni di acquirenti, ognuna dopo un ordine concluso.} other {# recensioni di acquirenti, ognuna dopo un ordine concluso.}}',
  reviewsAverage: '{average} su 5',
  reviewsOf: 'su {offer}',
}
