import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Verkäufer melden',
  lead: 'Sagen Sie uns, was geschehen ist, und belegen Sie es. Der Kundendienst prüft jede Meldung; der Verkäufer erfährt nicht, wer ihn gemeldet hat.',
  about: 'Ihre Meldung betrifft',
  order: 'Bestellung {id}',
  choose: 'Um welchen Verkäufer geht es?',
  'choose-lead': 'Öffnen Sie den Shop des Verkäufers oder Ihre Bestellung und wählen Sie dort „Verkäufer melden“.',
  'to-orders': 'Meine Bestellungen',
  reason: 'Grund',
  'reason-missing': 'Bitte wählen Sie einen Grund',
  'reason-placeholder': 'Grund wählen',
  reasons:
    '{reason, select, scam {Betrug} not_delivered {Nicht geliefert} recovered_account {Konto zurückgeholt} wrong_goods {Etwas anderes als angeboten} rude {Beleidigung oder Drohung} off_platform {Will außerhalb dieser Seite handeln} other {Etwas anderes}}',
  explanation: 'Was ist geschehen?',
  'explanation-hint': 'Wann es war, was vereinbart und was gesagt wurde.',
  evidence: 'Bildschirmfotos, die es zeigen',
  send: 'Meldung senden',
  sent: 'Danke. Ihre Meldung wurde gesendet und wird geprüft.',
  problems: 'Bitte prüfen Sie die Meldung',
  mine: 'Meine Meldungen',
  empty: 'Sie haben niemanden gemeldet.',
  state: '{state, select, open {In Prüfung} approved {Bestätigt} other {Nicht bestätigt}}',
  points: '{count, plural, one {# Punkt erhalten} other {# Punkte erhalten}}',
  answer: 'Kundendienst: {note}',
}
