import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Verificata: {title}} failed {Non verificata: {title}} withdrawn {Il contrassegno è stato ritirato: {title}} other {Il contrassegno è scaduto: {title}}}',
  'mail-body':
    '{news, select, verified {Le tue immagini corrispondono alla tua offerta. Il negozio mostra ora il contrassegno con la data di oggi.} failed {Le tue immagini non mostravano tutto. Ecco che cosa mancava; puoi chiederlo di nuovo.} withdrawn {Lo staff ha ritirato il contrassegno della tua offerta. Il motivo è qui sotto.} other {Il contrassegno della tua offerta era troppo vecchio. Puoi chiederlo di nuovo con nuove immagini.}}',
  'mark-mail-subject':
    '{given, select, yes {Il tuo negozio ha un nuovo contrassegno} other {Un contrassegno del tuo negozio è stato ritirato}}',
  'mark-mail-body':
    '{given, select, yes {Il negozio mostra ora, con la data di oggi: {mark, select, identity {identità controllata} other {indennizzo}}.} other {Il negozio non mostra più: {mark, select, identity {identità controllata} other {indennizzo}}. Il motivo è qui sotto.}}',
  'act-ask': 'Ha chiesto una verifica',
  'act-take': 'Ha preso in carico una richiesta di verifica',
  'act-report': 'Ha scritto un rapporto su un’offerta',
  'act-withdraw': 'Ha ritirato il contrassegno di un’offerta',
  'act-days': 'Ha stabilito quanto dura un contrassegno',
  'act-insurance': 'Ha cambiato quali offerte sono assicurate',
  'act-limit': 'Ha cambiato il limite dell’assicurazione',
  'act-answer': 'Ha risposto a una modifica dell’assicurazione',
  'act-mark': 'Ha dato o ritirato un contrassegno di un venditore',
  'may-view': 'Vedere le richieste di verifica',
  'may-decide': 'Scrivere rapporti sulle offerte',
  'may-settings': 'Stabilire quanto dura un contrassegno',
  'may-insurance-view': 'Vedere quali offerte sono assicurate',
  'may-insurance-edit': 'Cambiare quali offerte sono assicurate',
  'may-mark': 'Dare e ritirare contrassegni dei venditori',
}
