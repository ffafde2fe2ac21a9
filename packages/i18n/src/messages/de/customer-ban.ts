import type { Messages } from '../../catalogue.ts'

export const customerBan: Messages<'customerBan'> = {
  title: 'Diese Person sperren',
  what: 'Alle Anmeldungen enden sofort, und die Person kann sich weder anmelden noch kaufen. Laufende Bestellungen gehen bis zum Ende weiter. Sie erhält eine E-Mail mit dem Grund.',
  reason: 'Grund, den die Person liest',
  'length-label': 'Wie lange',
  length: '{count, plural, =0 {Bis jemand die Sperre beendet} one {# Tag} other {# Tage}}',
  sure: '{name} sperren?',
  ban: 'Sperren',
  unban: 'Sperre aufheben',
  'unban-reason': 'Warum die Sperre endet; steht im Protokoll',
  done: '{done, select, ban {Die Person ist gesperrt und wurde per E-Mail benachrichtigt.} unban {Die Sperre ist aufgehoben. Die Person wurde per E-Mail benachrichtigt.} other {Die E-Mail geht noch einmal hinaus.}}',
  history: 'Sperren bisher',
  by: 'durch {name}',
  until: 'bis {time}',
  ended: 'beendet {time}',
  'not-here':
    'Wer zum Team gehört oder noch verkaufen darf, kann hier nicht gesperrt werden. Sperre zuerst auf der Verkäuferseite.',
  resend: 'Nochmals senden',
  may: 'Personen sperren und Sperren aufheben',
  'may-resend': 'E-Mails nochmals senden',
  'act-ban': 'Sperrte eine Person',
  'act-unban': 'Hob eine Sperre auf',
  'act-resend': 'Sandte eine E-Mail nochmals',
  'ban-subject': 'Dein Konto ist gesperrt',
  'ban-body':
    'Du kannst dich nicht mehr anmelden und nichts kaufen. Laufende Bestellungen gehen bis zum Ende weiter. Das ist der Grund:',
  'mail-until': 'Die Sperre endet von selbst am {until}.',
  'unban-subject': 'Dein Konto ist wieder frei',
  'unban-body': 'Die Sperre ist aufgehoben. Du kannst dich anmelden und kaufen wie zuvor.',
}
