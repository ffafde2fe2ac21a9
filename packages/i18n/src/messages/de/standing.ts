import type { Messages } from '../../catalogue.ts'

export const standing: Messages<'standing'> = {
  sellers: 'Verkäufer',
  'sellers-lead': 'Alle, die hier verkaufen, und was sie dürfen.',
  find: 'Nach Name oder Nummer suchen',
  search: 'Suchen',
  none: 'Kein Verkäufer passt.',
  'standing-label': 'Status',
  standing:
    '{standing, select, active {Aktiv} vacation {Im Urlaub} suspended {Gesperrt auf Zeit} banned {Ausgeschlossen} other {{standing}}}',
  means:
    '{standing, select, active {Alles ist im Verkauf.} vacation {Angebote bleiben sichtbar und können nicht gekauft werden. Laufende Bestellungen und Auszahlungen gehen weiter.} suspended {Angebote sind aus dem Regal, Auszahlungen angehalten. Laufende Bestellungen müssen geliefert werden.} banned {Angebote sind aus dem Regal, Auszahlungen angehalten, und Käufer können keine Gespräche beginnen. Was nicht geliefert wurde, wird erstattet.} other {}}',
  change: 'Status ändern',
  reason: 'Begründung, die der Verkäufer liest',
  since: 'Seit {date}',
  until: 'Bis {date}',
  history: 'Verlauf',
  'history-none': 'Der Status hat sich nie geändert.',
  by: 'Von',
  orders: 'Bestellungen',
  offers: 'Angebote',
  vacation: 'Urlaub',
  'vacation-lead':
    'Während du weg bist, sehen Käufer deine Angebote und können sie nicht kaufen. Was vorher gekauft wurde, lieferst du weiterhin.',
  'vacation-until': 'Erster Tag zurück (leer für offenes Ende)',
  'vacation-wrong': 'Bitte wähle einen Tag in der Zukunft, höchstens ein Jahr entfernt',
  'vacation-start': 'Urlaub beginnen',
  'vacation-end': 'Urlaub beenden',
  'mail-subject':
    'Dein Verkäuferkonto: {standing, select, active {wieder aktiv} suspended {auf Zeit gesperrt} banned {ausgeschlossen} other {{standing}}}',
}
