import type { Messages } from '../../catalogue.ts'

export const clients: Messages<'clients'> = {
  title: 'Programme',
  lead: 'Der Shop, das Back-Office und andere Programme weisen sich mit einem Geheimnis aus. So ersetzt du es ohne Lücke: Erstelle ein neues, gib es dem Programm und beende dann das alte.',
  kind: '{kind, select, shop {Onlineshop} desk {Back-Office} other {Anderes Programm}}',
  off: 'Ausgeschaltet',
  'secrets-of': 'Geheimnisse von {id}',
  fingerprint: 'Fingerabdruck',
  state: '{state, select, active {Gültig} ending {Gültig bis zum Ende} other {Beendet}}',
  'of-environment': 'In den Einstellungen der Installation',
  ends: 'Endet',
  'no-end': 'Kein Ende festgelegt',
  renew: 'Neues Geheimnis erstellen',
  'renew-lead':
    'Es wird einmal angezeigt. Gib es dem Programm und starte dieses neu, bevor die jetzigen Geheimnisse enden.',
  overlap: 'Die jetzigen Geheimnisse gelten noch',
  'overlap-hours': '{hours, select, 1 {eine Stunde} 24 {einen Tag} 168 {eine Woche} other {30 Tage}}',
  'made-title': 'Das neue Geheimnis von {id}',
  'made-lead': 'Speichere es jetzt in den Einstellungen des Programms. Es wird nur dieses eine Mal angezeigt.',
  end: 'Geheimnis sofort beenden',
  'end-lead':
    'Ein Programm, das es noch verwendet, wird sofort abgewiesen. Nutze das, wenn jemand anderes das Geheimnis kennt.',
  'used-at': '{fingerprint} (zuletzt verwendet {date})',
  'not-used': '{fingerprint} (nie verwendet)',
  sure: 'Ja, endgültig beenden',
  ended: 'Das Geheimnis ist beendet.',
  keys: 'API-Schlüssel',
  'keys-lead':
    'Programme der Firma, etwa die Buchhaltung, rufen die API mit einem Schlüssel statt mit einem Browser auf. Gib jedem Programm einen eigenen. Entscheidungen über Geld und Menschen treffen Menschen.',
  'may-view': 'Programme und Fingerabdrücke ihrer Geheimnisse sehen',
  'may-edit': 'Geheimnisse von Programmen erstellen und beenden',
  'may-keys': 'API-Schlüssel erstellen und widerrufen',
  'act-renew': 'Neues Geheimnis eines Programms erstellt',
  'act-end': 'Geheimnis eines Programms beendet',
}
