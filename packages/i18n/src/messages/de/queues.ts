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
  reviews: 'Bewertungen',
  'reviews-lead':
    'Die neuesten zuerst. Nimm Worte weg, die gegen die Regeln verstoßen. Die Punktzahl bleibt und zählt: Niemand macht einen Verkäufer besser oder schlechter.',
  'reviews-none': 'In dieser Liste ist keine Bewertung.',
  'review-list': '{state, select, negative {Negative} removed {Worte entfernt} other {Alle}}',
  'review-reason':
    '{reason, select, insult {Beleidigung} personal_data {Persönliche Daten} advertisement {Werbung} illegal {Rechtswidriger Inhalt} other {Nicht zur Bestellung}}',
  'review-reason-label': 'Grund der Entfernung',
  'review-remove': 'Worte entfernen',
  'review-remove-reply': 'Antwort entfernen',
  'review-restore': 'Worte wieder zeigen',
  'review-restore-reply': 'Antwort wieder zeigen',
  'review-done': 'Erledigt. Der Shop zeigt es sofort.',
  'review-reply': 'Antwort des Verkäufers',
  'review-score': '{score} von 5 Punkten',
}
