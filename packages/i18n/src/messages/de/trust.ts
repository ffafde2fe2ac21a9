import type { Messages } from '../../catalogue.ts'

export const trust: Messages<'trust'> = {
  'mail-subject':
    '{news, select, verified {Verifiziert: {title}} failed {Nicht verifiziert: {title}} withdrawn {Das Zeichen wurde entzogen: {title}} other {Das Zeichen ist abgelaufen: {title}}}',
  'mail-body':
    '{news, select, verified {Deine Bilder passen zu deinem Angebot. Der Shop zeigt jetzt das Zeichen mit dem heutigen Datum.} failed {Deine Bilder haben nicht alles gezeigt. Hier steht, was gefehlt hat; du kannst noch einmal anfragen.} withdrawn {Das Zeichen deines Angebots wurde entzogen. Den Grund findest du unten.} other {Das Zeichen deines Angebots war zu alt. Du kannst mit neuen Bildern noch einmal anfragen.}}',
  'mark-mail-subject':
    '{given, select, yes {Dein Shop hat ein neues Zeichen} other {Deinem Shop wurde ein Zeichen entzogen}}',
  'mark-mail-body':
    '{given, select, yes {Der Shop zeigt jetzt mit dem heutigen Datum: {mark, select, identity {Identität geprüft} other {Schadloshaltung}}.} other {Der Shop zeigt nicht mehr: {mark, select, identity {Identität geprüft} other {Schadloshaltung}}. Den Grund findest du unten.}}',
  'act-ask': 'Hat um eine Verifizierung gebeten',
  'act-take': 'Hat eine Anfrage zur Verifizierung übernommen',
  'act-report': 'Hat einen Bericht über ein Angebot geschrieben',
  'act-withdraw': 'Hat das Zeichen eines Angebots entzogen',
  'act-days': 'Hat festgelegt, wie lange ein Zeichen gilt',
  'act-insurance': 'Hat geändert, welche Angebote versichert sind',
  'act-limit': 'Hat die Grenze der Versicherung geändert',
  'act-answer': 'Hat über eine Änderung der Versicherung entschieden',
  'act-mark': 'Hat ein Zeichen eines Verkäufers vergeben oder entzogen',
  'may-view': 'Anfragen zur Verifizierung sehen',
  'may-decide': 'Berichte über Angebote schreiben',
  'may-settings': 'Festlegen, wie lange ein Zeichen gilt',
  'may-insurance-view': 'Sehen, welche Angebote versichert sind',
  'may-insurance-edit': 'Ändern, welche Angebote versichert sind',
  'may-mark': 'Zeichen von Verkäufern vergeben und entziehen',
}
