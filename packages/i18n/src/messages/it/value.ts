import type { Messages } from '../../catalogue.ts'

export const value: Messages<'value'> = {
  name: 'Calcolatore di valore',
  indexText:
    'Quanto vale un account di gioco? Una stima basata su account che qui hanno davvero trovato un acquirente.',
  find: 'Trova',
  findLabel: 'Trova il tuo gioco',
  findPlaceholder: 'Nome del gioco',
  nothingTitle: 'Nessun gioco corrisponde a “{keyword}”',
  nothingText: 'Prova un’altra parola o scorri tutti i giochi.',
  showAll: 'Mostra tutti i giochi',
  title: 'Quanto vale il tuo account di {game}?',
  text: 'Dicci che cosa ha il tuo account. Guardiamo gli account venduti con le stesse caratteristiche, e nient’altro.',
  any: 'Qualsiasi',
  about: 'Il tuo account',
  aboutNone: 'Gli account di questo gioco si confrontano nel loro insieme.',
  estimate: 'Stima il valore',
  uses: '{count, plural, one {Puoi fare {n} stima al giorno.} many {Puoi fare {n} di stime al giorno.} other {Puoi fare {n} stime al giorno.}}',
  usesLeft:
    '{count, plural, =0 {Era la tua ultima stima per oggi.} one {Ti resta {n} stima per oggi} many {Ti restano {n} di stime per oggi} other {Ti restano {n} stime per oggi}}',
  result: 'Valore stimato',
  median: 'Mediana dei prezzi pagati',
  range: 'Metà venduti tra {low} e {high}',
  sample:
    '{count, plural, one {Da {n} account venduto} many {Da {n} di account venduti} other {Da {n} account venduti}}',
  caveat: 'È una stima, non un’offerta: prezzi richiesti, commissioni e fretta di vendere non sono inclusi.',
  tooFew: 'Dati insufficienti',
  tooFewText:
    'Servono almeno 20 account venduti con le stesse caratteristiche. Lascia vuoto qualche campo o prova un altro gioco.',
  enough: 'Limite giornaliero raggiunto',
  another: 'Un altro gioco',
  look: 'Vedi gli account in vendita',
}
