import type { Messages } from '../../catalogue.ts'

export const report: Messages<'report'> = {
  title: 'Verkäufer melden',
  lead: 'Sag uns, was geschehen ist, und belege es. Der Kundenservice prüft jede Meldung; der Verkäufer erfährt nicht, wer ihn gemeldet hat.',
  about: 'Deine Meldung betrifft',
  order: 'Bestellung {id}',
  choose: 'Um welchen Verkäufer geht es?',
  'choose-lead': 'Öffne den Shop des Verkäufers oder deine Bestellung und wähle dort „Verkäufer melden“.',
  'to-orders': 'Meine Bestellungen',
  reason: 'Grund',
  'reason-missing': 'Bitte wähle einen Grund',
  'reason-placeholder': 'Grund wählen',
  reasons:
    '{reason, select, scam {Betrug} not_delivered {Nicht geliefert} recovered_account {Account zurückgeholt} wrong_goods {Etwas anderes als angeboten} rude {Beleidigung oder Drohung} off_platform {Will außerhalb dieser Seite handeln} other {Etwas anderes}}',
  explanation: 'Was ist geschehen?',
  'explanation-hint': 'Wann es war, was vereinbart und was gesagt wurde.',
  evidence: 'Screenshots als Beleg',
  send: 'Meldung senden',
  sent: 'Danke. Deine Meldung wurde gesendet und wird geprüft.',
  problems: 'Bitte prüfe die Meldung',
  mine: 'Meine Meldungen',
  empty: 'Du hast niemanden gemeldet.',
  state: '{state, select, open {In Prüfung} approved {Bestätigt} other {Nicht bestätigt}}',
  points: '{count, plural, one {# Punkt erhalten} other {# Punkte erhalten}}',
  answer: 'Kundenservice: {note}',
}
