import type { Messages } from '../../catalogue.ts'

export const jobs: Messages<'jobs'> = {
  title: 'Aufgaben und E-Mails',
  lead: 'Was nicht von selbst weitergeht: Arbeit, die scheitert, E-Mails, die warten, und ob es eine Sicherung gibt.',
  jobs: 'Aufgaben',
  counts: 'Aufgegeben: {dead} · Wird erneut versucht: {failing} · Verspätet: {late}',
  subject: 'Worum es geht',
  'subject-name':
    '{subject, select, order {Bestellung} payment {Zahlung} payout {Auszahlung} rental {Miete} pass {Family Game PASS} offer {Angebot} content {Inhalt} message {E-Mail} seller {Verkäufer oder Kunde} program {Programm der Firma} other {Wartung}}',
  state: '{state, select, dead {Aufgegeben} other {Scheitert}}',
  attempts: 'Versuche',
  'attempts-of': '{n} von {total}',
  next: 'Nächster Versuch',
  failure: 'Was schiefging',
  retry: 'Erneut ausführen',
  retried: 'Die Aufgabe läuft jetzt erneut.',
  mails: 'E-Mails',
  'mail-counts': 'Warten: {waiting} · Aufgegeben: {failed}',
  'mail-subject': 'Betreff',
  'sign-in-code': 'Ein Anmeldecode',
  host: 'An',
  written: 'Geschrieben',
  'retry-mails': 'Alle erneut senden',
  'mails-retried': '{n, plural, one {# E-Mail wird erneut gesendet.} other {# E-Mails werden erneut gesendet.}}',
  backups: 'Sicherungen',
  'no-backup': 'Im Ordner dieses Gateways liegt keine Sicherung.',
  newest:
    '{n, plural, one {Die neueste ist vom {date}; # wird aufbewahrt.} other {Die neueste ist vom {date}; # werden aufbewahrt.}}',
  every: '{n, plural, one {Jede Minute entsteht eine.} other {Alle # Minuten entsteht eine.}}',
  elsewhere: 'Dieses Gateway erstellt selbst keine Sicherungen.',
  'trial-ok': 'Am {date} wurde die Sicherung vom {from} zur Probe zurückgespielt, und alles stimmte.',
  'trial-failed': 'Die Probe-Wiederherstellung vom {date} ist gescheitert. Prüfe die Sicherungen jetzt.',
  'no-trial': 'Noch keine Sicherung wurde zur Probe zurückgespielt.',
  'trial-lead':
    'Eine Sicherung ist erst etwas wert, wenn sie zurückgespielt wurde. Die Probe nutzt eine eigene Datenbank und berührt weder den Shop noch seine Dateien.',
  'may-view': 'Aufgaben, wartende E-Mails und Sicherungen sehen',
  'may-retry': 'Gescheiterte Aufgaben und E-Mails wiederholen',
  'act-retry': 'Gescheiterte Aufgabe erneut ausgeführt',
  'act-mails': 'Gescheiterte E-Mails erneut gesendet',
  'take-backup': 'Jetzt sichern',
  'try-restore': 'Die neueste zur Probe zurückspielen',
  'backup-asked': 'Eine Sicherung entsteht gerade. Gleich steht sie unten.',
  'trial-asked': 'Die neueste Sicherung wird zur Probe zurückgespielt. Das kann einige Minuten dauern.',
  'trial-every':
    '{n, plural, one {Jeden Tag wird eine Wiederherstellung erprobt.} other {Alle # Tage wird eine Wiederherstellung erprobt.}}',
  'trial-elsewhere': 'Von selbst wird keine Wiederherstellung erprobt.',
  'may-backup': 'Sicherungen erstellen und zur Probe zurückspielen',
  'act-backup': 'Sicherung verlangt',
  'act-trial': 'Probe-Wiederherstellung verlangt',
  'backup-failed':
    'Die Sicherung vom {date} ist fehlgeschlagen, und seither wurde keine erstellt. Prüfen Sie die Festplatte und das Protokoll des Gateways.',
  'mail-failed':
    '{work, select, trial {Die von Ihnen angeforderte Probe-Wiederherstellung ist fehlgeschlagen} other {Die von Ihnen angeforderte Sicherung ist fehlgeschlagen}}',
  'mail-failed-text':
    '{work, select, trial {Die neueste Sicherung ließ sich nicht vollständig wiederherstellen und hilft vielleicht nicht, wenn sie gebraucht wird. Alle, die Warnungen sehen, wurden informiert.} other {Es wurde nichts verändert, aber es gibt keine neue Sicherung. Alle, die Warnungen sehen, wurden informiert.}}',
  'mail-link': 'Zur Seite der Sicherungen',
}
