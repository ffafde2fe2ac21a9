import type { Messages } from '../../catalogue.ts'

export const unitClaims: Messages<'unitClaims'> = {
  actionClaim: 'Eine Einheit funktioniert nicht',
  lead: 'Der Verkäufer hat {hours} Stunden, um die Einheit zu ersetzen oder ihren Preis zu erstatten. Bis dahin wird deine Bestellung nicht abgeschlossen.',
  unit: 'Welche Einheit funktioniert nicht?',
  unitHint: 'Du siehst die letzten Zeichen jedes Codes oder Logins.',
  kind: 'Was stimmt nicht?',
  kindName:
    '{kind, select, used {Bereits benutzt} invalid {Ungültig} region {Falsche Region} locked {Konto gesperrt} other {Etwas anderes}}',
  statement: 'Was ist passiert?',
  statementHint: 'Schreib, was du getan und gesehen hast. Schreib nicht den Code selbst.',
  send: 'Dem Verkäufer melden',
  sent: 'Der Verkäufer weiß jetzt, dass die Einheit nicht funktioniert.',
  noUnits: 'Zu keiner Einheit dieser Bestellung kannst du jetzt etwas melden.',
  moreUnits: 'Weitere Einheiten',
  unitMissing: 'Wähle die Einheit, die nicht funktioniert',
  kindMissing: 'Wähle, was nicht stimmt',
  about: 'Einheit {masked}: {kind}',
  answerName:
    '{answer, select, replaced {Der Verkäufer hat die Einheit ersetzt.} refunded {Der Preis der Einheit wurde erstattet.} refused {Der Verkäufer hat abgelehnt.} unanswered {Der Verkäufer hat nicht rechtzeitig geantwortet.} withdrawn {Der Käufer hat die Meldung zurückgezogen.} other {Mit einer Entscheidung über die ganze Bestellung beendet.}}',
  refunded: '{amount} wurden erstattet.',
  waits: 'Der Verkäufer antwortet bis {date}.',
  withdraw: 'Es funktioniert jetzt',
  withdrawn: 'Du hast die Meldung zurückgezogen.',
}
