import type { Messages } from '../../catalogue.ts'

export const push: Messages<'push'> = {
  title: 'Benachrichtigungen',
  lead: 'Erfahre sofort von Verkäufen und Fragen, auch wenn das Verkäuferportal geschlossen ist. Die E-Mails kommen weiterhin.',
  'this-device': 'Dieses Gerät',
  'other-devices': 'Andere Geräte',
  checking: 'Dieses Gerät wird geprüft …',
  unsupported:
    'Dieser Browser kann keine Benachrichtigungen zeigen. Nimm einen anderen Browser oder ein anderes Gerät.',
  off: 'Auf diesem Gerät sind Benachrichtigungen aus.',
  on: 'Auf diesem Gerät sind Benachrichtigungen an.',
  'turn-on': 'Benachrichtigungen einschalten',
  'turn-off': 'Auf diesem Gerät ausschalten',
  denied:
    'Dieser Browser blockiert Benachrichtigungen dieser Seite. Öffne die Einstellungen der Seite, meist hinter dem Symbol neben der Adresse, erlaube Benachrichtigungen und lade diese Seite neu.',
  failed: 'Die Benachrichtigungen ließen sich nicht einschalten. Prüfe die Verbindung und versuche es noch einmal.',
  'send-test': 'Testbenachrichtigung senden',
  tested: 'Die Testbenachrichtigung ist unterwegs.',
  'test-title': 'Benachrichtigungen funktionieren auf diesem Gerät',
  since: 'An seit {date}',
  last: 'Letzte Benachrichtigung {date}',
  never: 'Noch keine Benachrichtigung',
  failing: 'Die letzte Benachrichtigung kam nicht an.',
  'unknown-device': 'Unbekannter Browser',
  remove: 'Entfernen',
  'remove-one': '{name} entfernen',
  'remove-text': 'Es bekommt keine Benachrichtigungen mehr. Dort lassen sie sich wieder einschalten.',
  removed: 'Gerät entfernt.',
  topics: 'Worüber du benachrichtigt wirst',
  'topics-lead': 'Für alle deine Geräte.',
  topic:
    '{topic, select, orders {Bestellungen} messages {Nachrichten} cases {Erstattungen und Beschwerden} stock {Bestand} money {Geld} shop {Dein Shop} other {{topic}}}',
  'topic-about':
    '{topic, select, orders {Ein Verkauf, und eine Bestellung, die auf dich wartet} messages {Eine Nachricht, die du länger nicht gelesen hast} cases {Eine Erstattung, ein Streitfall oder ein Code, der nicht geht} stock {Es ist wenig übrig, oder eine geplante Änderung ging nicht} money {Auszahlungen und Änderungen deiner Konten} shop {Kennzeichen, Einschränkungen, neue Schlüssel und Adressen} other {{topic}}}',
  save: 'Speichern',
  saved: 'Gespeichert.',
  'not-here': 'Dieser Shop sendet keine Benachrichtigungen. Alles kommt per E-Mail.',
  'not-installed':
    'Ein iPhone oder iPad zeigt Mitteilungen nur für Seiten auf dem Home-Bildschirm, ab iOS 16.4. Füge diese Seite zuerst zum Home-Bildschirm hinzu: Tippe auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffne sie von dort und melde dich erneut an.',
}
