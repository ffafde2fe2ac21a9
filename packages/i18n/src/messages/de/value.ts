import type { Messages } from '../../catalogue.ts'

export const value: Messages<'value'> = {
  name: 'Wertrechner',
  indexText: 'Was ist ein Spiel-Account wert? Geschätzt nach Accounts, die hier wirklich verkauft wurden.',
  find: 'Suchen',
  findLabel: 'Dein Spiel suchen',
  findPlaceholder: 'Name des Spiels',
  nothingTitle: 'Kein Spiel passt zu „{keyword}“',
  nothingText: 'Versuche ein anderes Wort oder sieh alle Spiele durch.',
  showAll: 'Alle Spiele zeigen',
  title: 'Was ist dein Account für {game} wert?',
  text: 'Gib an, was dein Account hat. Wir sehen uns verkaufte Accounts mit denselben Angaben an und sonst nichts.',
  any: 'Beliebig',
  about: 'Dein Account',
  aboutNone: 'Accounts dieses Spiels werden als Ganzes verglichen.',
  estimate: 'Wert schätzen',
  uses: '{count, plural, one {Du kannst {n}-mal am Tag schätzen.} other {Du kannst {n}-mal am Tag schätzen.}}',
  usesLeft:
    '{count, plural, =0 {Das war deine letzte Schätzung für heute.} one {Heute noch {n} Schätzung} other {Heute noch {n} Schätzungen}}',
  result: 'Geschätzter Wert',
  median: 'Median der gezahlten Preise',
  range: 'Die Hälfte wurde für {low} bis {high} verkauft',
  sample: '{count, plural, one {Aus {n} verkauften Account} other {Aus {n} verkauften Accounts}}',
  caveat:
    'Eine Schätzung, kein Angebot: Verlangte Preise, Gebühren und wie schnell du verkaufen willst, stecken nicht darin.',
  tooFew: 'Zu wenige Verkäufe für eine Schätzung',
  tooFewText:
    'Wir brauchen mindestens 20 verkaufte Accounts mit denselben Angaben. Lass etwas offen oder nimm ein anderes Spiel.',
  enough: 'Tageslimit erreicht',
  another: 'Anderes Spiel',
  look: 'Angebotene Accounts ansehen',
}
