import type { Messages } from '../../catalogue.ts'

export const queues: Messages<'queues'> = {
  reports: 'Meldungen über Verkäufer',
  'reports-lead':
    'Die ältesten zuerst. Ein Käufer erhält Punkte, sobald eine Meldung bestätigt ist; der Verkäufer erfährt nicht, wer gemeldet hat.',
  'reports-none': 'In diesem Status gibt es keine Meldung.',
  'report-hint': 'Der Käufer liest es.',
  'report-yes': 'Meldung bestätigen',
  'report-no': 'Nicht bestätigen',
  complaints: 'Beschwerden zu Mieten',
  'complaints-lead':
    'Mieter, die sich nicht anmelden können. Eine anerkannte Beschwerde beendet die Miete und erstattet die G Coin.',
  'complaints-none': 'In diesem Status gibt es keine Beschwerde.',
  'complaint-hint': 'Der Mieter liest es. Nenne, was du probiert hast.',
  'complaint-yes': 'Anerkennen und erstatten',
  'complaint-no': 'Ablehnen',
  answer: 'Antwort',
  'buyer-number': 'Käufer {number}',
  state: '{state, select, open {Zu entscheiden} approved {Bestätigt} accepted {Anerkannt} other {Abgelehnt}}',
  done: '{state, select, open {Es wartet auf eine zweite Person.} other {Es ist entschieden.}}',
  'none-title': 'Nichts da',
}
