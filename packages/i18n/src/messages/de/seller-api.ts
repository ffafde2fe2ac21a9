import type { Messages } from '../../catalogue.ts'

export const sellerApi: Messages<'sellerApi'> = {
  title: 'API-Zugang',
  lead: 'Deine Programme rufen die API mit einem Schlüssel statt mit einem Browser auf. Gib jedem Programm einen eigenen Schlüssel.',
  keys: 'Schlüssel',
  none: 'Es gibt noch keinen Schlüssel.',
  name: 'Name des Schlüssels',
  'name-hint': 'Woran du ihn erkennst, etwa das Programm, das ihn benutzt',
  prefix: 'Beginnt mit',
  permissions: 'Berechtigungen',
  permission:
    '{permission, select, offer_view {Angebote sehen} offer_edit {Angebote, Preise und Bestand ändern} unit_view {Sehen, welche Einheiten es gibt} unit_edit {Einheiten hinzufügen und zurückziehen} order_view {Bestellungen sehen} other {Bestellungen liefern}}',
  created: 'Erstellt',
  'created-by': '{date} von {name}',
  'last-used': 'Zuletzt benutzt',
  never: 'Noch nie',
  expires: 'Läuft ab',
  state: '{state, select, active {Gültig} expired {Abgelaufen} other {Widerrufen}}',
  revoke: 'Widerrufen',
  'revoke-title': 'Den Schlüssel {name} widerrufen?',
  'revoke-text': 'Programme, die ihn benutzen, werden ab sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
  revoked: 'Der Schlüssel {name} ist widerrufen.',
  create: 'Schlüssel erstellen',
  'create-lead': 'Ein Schlüssel kann höchstens, was du kannst. Wähle nur, was das Programm braucht.',
  lasts: 'Gültigkeit',
  'lasts-days': '{days} Tage',
  'lasts-ever': 'Bis zum Widerruf',
  'no-permission': 'Bitte wähle mindestens eine Berechtigung',
  'made-title': 'Dein neuer Schlüssel',
  'made-lead':
    'Speichere ihn jetzt dort, wo dein Programm seine Geheimnisse aufbewahrt. Er wird nur dieses eine Mal gezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  'mail-subject': 'Neuer API-Schlüssel: {name}',
  'mail-body':
    '{person} hat den API-Schlüssel {name} erstellt, der mit {prefix} beginnt. Wenn du das nicht erwartet hast, widerrufe ihn im Verkäuferbereich unter API-Zugang.',
  'ended-subject': 'API-Schlüssel widerrufen: {name}',
  'ended-body':
    '{person} hat den API-Schlüssel {name} widerrufen, der mit {prefix} begann. Programme, die ihn benutzt haben, werden ab jetzt abgewiesen. Wenn du das nicht erwartet hast, sprich mit dieser Person und erstelle unter API-Zugang einen neuen Schlüssel.',
  'mail-link': 'API-Zugang öffnen',
}
