import type { Messages } from '../../catalogue.ts'

export const consent: Messages<'consent'> = {
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
}
