import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Venditori',
  'sellers-lead': 'Tutti coloro che vendono qui e ciò che possono fare.',
  find: 'Cerca per nome o numero',
  search: 'Cerca',
  none: 'Nessun venditore corrisponde.',
  'standing-label': 'Posizione',
  standing:
    '{standing, select, active {Attivo} vacation {In vacanza} suspended {Sospeso} banned {Escluso} other {{standing}}}',
  means:
    '{standing, select, active {Tutto è in vendita.} vacation {Le offerte restano visibili e non si possono comprare. Ordini in corso e pagamenti continuano.} suspended {Le offerte sono ritirate e i pagamenti sospesi. Gli ordini in corso vanno consegnati.} banned {Le offerte sono ritirate, i pagamenti sospesi e gli acquirenti non possono aprire conversazioni. Ciò che non è stato consegnato viene rimborsato.} other {}}',
  change: 'Cambia la posizione',
  reason: 'Motivo, letto dal venditore',
  since: 'Dal {date}',
  until: 'Fino al {date}',
  history: 'Cronologia',
  'history-none': 'La posizione non è mai cambiata.',
  by: 'Da',
  orders: 'Ordini',
  offers: 'Offerte',
  vacation: 'Vacanza',
  'vacation-lead':
    'Mentre sei via, gli acquirenti vedono le tue offerte e non possono comprarle. Consegni comunque ciò che è già stato comprato.',
  'vacation-until': 'Primo giorno di ritorno (vuoto se aperto)',
  'vacation-wrong': 'Scegli un giorno futuro, al massimo tra un anno',
  'vacation-start': 'Inizia la vacanza',
  'vacation-end': 'Termina la vacanza',
  'mail-subject':
    'Il tuo account venditore: {standing, select, active {di nuovo attivo} suspended {sospeso} banned {escluso} other {{standing}}}',
}
