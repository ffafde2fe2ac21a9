import type { Messages } from '../../catalogue.ts'

export const betaDesk: Messages<'betaDesk'> = {
  title: 'Tester',
  lead: 'Käufer, die neue Funktionen zuerst ausprobieren. Sie sind von sich aus dabei und können jederzeit gehen.',
  none: 'Noch ist niemand dabei. Der Shop lädt Käufer auf seiner Seite zum Testen ein.',
  who: 'Tester*in',
  joined: 'Dabei seit',
  invite: 'Zu einem Test einladen',
  'invite-lead':
    '{n, plural, one {Schreibt # Tester} other {Schreibt # Testern}}, jeweils in der eigenen Sprache. Fehlt sie, gilt die erste.',
  path: 'Seite des Tests',
  'path-hint': 'Ein Pfad des Shops, etwa {path}',
  'path-wrong': 'Bitte gib einen Pfad des Shops ein, etwa {path}',
  send: 'Einladung senden',
  ask: '{n, plural, one {Jetzt # Tester anschreiben? Das lässt sich nicht zurücknehmen.} other {Jetzt # Tester anschreiben? Das lässt sich nicht zurücknehmen.}}',
  sent: '{n, plural, one {Die Einladung geht an # Tester.} other {Die Einladung geht an # Tester.}}',
  earlier: 'Einladungen',
  'earlier-none': 'Noch wurde keine Einladung gesendet.',
  'sent-at': 'Gesendet',
  invited: 'Mails verschickt',
}
