import type { Messages } from '../../catalogue.ts'

export const mail: Messages<'mail'> = {
  codeSubject: 'Ihr Bestätigungscode für {company}',
  codeLogin: 'Melden Sie sich mit diesem Code an:',
  codeRegister: 'Willkommen! Mit diesem Code legen Sie Ihr Konto an:',
  codeReset: 'Mit diesem Code legen Sie ein neues Passwort fest:',
  codeBind: 'Mit diesem Code bestätigen Sie Ihre E-Mail-Adresse:',
  codeUnbind: 'Mit diesem Code entfernen Sie Ihre E-Mail-Adresse:',
  codeValid: 'Der Code ist {minutes, plural, one {# Minute} other {# Minuten}} gültig und funktioniert einmal.',
  codeIgnore:
    'Wenn Sie ihn nicht angefordert haben, können Sie diese Nachricht ignorieren. Wir werden Sie nie nach diesem Code fragen.',
  passwordChangedSubject: 'Ihr Passwort wurde geändert',
  passwordChangedBody:
    'Das Passwort Ihres Kontos bei {company} wurde soeben geändert, andere Geräte wurden abgemeldet.',
  sessionReuseSubject: 'Zum Schutz Ihres Kontos haben wir Sie abgemeldet',
  sessionReuseBody:
    'Eine alte Sitzung Ihres Kontos bei {company} wurde noch einmal verwendet. Sie könnte kopiert worden sein, deshalb haben wir sie auf allen betroffenen Geräten beendet. Bitte melden Sie sich erneut an.',
  emailChangedSubject: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
  emailChangedBody:
    'Die E-Mail-Adresse Ihres Kontos bei {company} wurde gerade geändert oder entfernt, andere Geräte wurden abgemeldet.',
  identityLinkedSubject: 'Eine neue Anmeldung wurde hinzugefügt',
  identityLinkedBody: 'Mit Ihrem Konto bei {company} wurde gerade eine neue Anmeldung verbunden.',
  notYou: 'Wenn Sie das nicht waren, setzen Sie Ihr Passwort jetzt zurück.',
  footer: 'Gesendet von {company}. Bitte antworten Sie nicht auf diese Nachricht.',
  deliverySubject: 'Deine Bestellung ist da: {title}',
  deliveryIntro: 'Danke für deine Bestellung {orderId}. Das hast du gekauft: {title}',
  deliveryLogin: 'Anmeldename',
  deliveryPassword: 'Passwort',
  deliveryEmail: 'E-Mail',
  deliveryCode: 'Code',
  deliveryNote: 'Details',
  deliveryOutro:
    'Prüfe bitte, ob alles funktioniert, und bestätige dann den Erhalt in deinem Konto. Behalte diese Daten für dich; wir fragen nie danach.',
  deliveryLink: 'Bestellung öffnen',
  passActiveSubject: 'Ihr Family Game PASS ist aktiv',
  passActiveBody: 'Ihr Family Game PASS läuft bis {until}. Vielen Dank!',
  passFailedSubject: 'Wir konnten Ihren Family Game PASS nicht verlängern',
  passFailedBody:
    'Ihre Karte wurde nicht belastet. Wir versuchen es bis {until} erneut; Sie können auch selbst zahlen oder die Verlängerung in Ihrem Konto abschalten.',
  passLink: 'Meine Mitgliedschaft öffnen',
}
