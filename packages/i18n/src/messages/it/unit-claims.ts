import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Un’unità non funziona',
  lead: 'Il venditore ha {hours} ore per sostituire l’unità o rimborsarne il prezzo. Fino ad allora l’ordine non si conclude.',
  unit: 'Quale unità non funziona?',
  unitHint: 'Vedi gli ultimi caratteri di ogni codice o login.',
  kind: 'Che cosa non va?',
  kindName:
    '{kind, select, used {Già usato} invalid {Non valido} region {Regione sbagliata} locked {Account bloccato} other {Altro}}',
  statement: 'Che cosa è successo?',
  statementHint: 'Scrivi che cosa hai fatto e visto. Non scrivere il codice.',
  send: 'Avvisa il venditore',
  sent: 'Ora il venditore sa che l’unità non funziona.',
  noUnits: 'Al momento non puoi segnalare alcuna unità di questo ordine.',
  moreUnits: 'Altre unità',
  unitMissing: 'Scegli l’unità che non funziona',
  kindMissing: 'Scegli che cosa non va',
  about: 'Unità {masked}: {kind}',
  answerName:
    '{answer, select, replaced {Il venditore ha sostituito l’unità.} refunded {Il prezzo dell’unità è stato rimborsato.} refused {Il venditore ha rifiutato.} unanswered {Il venditore non ha risposto in tempo.} withdrawn {L’acquirente ha ritirato la segnalazione.} other {Conclusa con una decisione sull’intero ordine.}}',
  refunded: 'Sono stati rimborsati {amount}.',
  waits: 'Il venditore risponde entro il {date}.',
  withdraw: 'Ora funziona',
  withdrawn: 'Hai ritirato la segnalazione.',
}
