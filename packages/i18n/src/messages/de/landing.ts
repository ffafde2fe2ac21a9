import type { Messages } from '../../catalogue.ts'

export const landing: Messages<'landing'> = {
  title: 'Öffne deine Spielwelt',
  lead: 'Spar dir das Grinden: Accounts, Spielgeld, Gegenstände und geteilte Spiele von Spielern für Spieler. Der Verkäufer bekommt sein Geld erst, wenn alles da ist.',
  start: 'Spiel finden',
  join: 'Konto erstellen',
  how: 'So funktioniert es',
  one: 'Aussuchen',
  oneText:
    'Vergleiche Verkäufer nach Preis, Bewertung und Lieferzeit. Der gezeigte Preis ist der Preis, den du zahlst.',
  two: 'Sicher an uns zahlen',
  twoText: 'Wir verwahren dein Geld. Der Verkäufer sieht, dass es da ist, und liefert.',
  three: 'Prüfen, dann bestätigen',
  threeText: 'Du bestätigst, sobald du hast, was du gekauft hast. Stimmt etwas nicht, bekommst du dein Geld zurück.',
  games: 'Beginne mit diesen Spielen',
  words: 'Was Käufer sagen',
  events: 'Das läuft gerade',
}
