import type { Messages } from '../../catalogue.ts'

export const paymentKeys: Messages<'paymentKeys'> = {
  title: 'Kartenanbieter',
  lead: 'Kartenzahlungen gehen auf das eigene Stripe-Konto der Firma. Die Schlüssel werden versiegelt gespeichert, niemand sieht sie wieder.',
  sandbox: 'Keine Schlüssel hinterlegt: Kartenzahlungen werden nur simuliert, es fließt kein Geld.',
  source:
    '{source, select, staff {Hier hinterlegt} installation {Aus den Einstellungen der Installation} other {Nicht hinterlegt}}',
  'api-key': 'Geheimer Schlüssel',
  'api-key-hint':
    'Beginnt mit sk_ oder rk_. {takesTest, select, true {Schlüssel des Testmodus bewegen kein Geld.} other {Nur Schlüssel des Live-Modus werden angenommen.}}',
  'webhook-secret': 'Signaturgeheimnis der Ereignisse',
  'webhook-hint': 'Beginnt mit whsec_. Stripe zeigt es beim Webhook, der Ereignisse an die Adresse oben sendet.',
  'webhook-url': 'Adresse für Stripes Ereignisse',
  set: 'Schlüssel hinterlegen',
  'set-lead':
    'Ein Schlüssel wird bei Stripe ausprobiert, bevor er gespeichert wird. Er gilt sofort, für neue Zahlungen und für Erstattungen.',
  overlap: 'Ereignisse mit dem jetzigen Geheimnis gelten noch',
  'other-account':
    'Ja, das ist ein anderes Konto. Zahlungen des jetzigen lassen sich dann nur noch bei Stripe erstatten.',
  'other-lead': 'Es ist ein anderes Konto als das jetzige.',
  'of-account': 'Er gehört zum Konto {account}.',
  save: 'Prüfen und speichern',
  try: 'Nur prüfen',
  done: '{outcome, select, tried {Stripe nimmt diesen Schlüssel an.} saved {Die Schlüssel sind gespeichert und in Gebrauch.} other {Die Schlüssel sind entfernt.}}',
  list: 'Hinterlegte Schlüssel',
  'kind-column': 'Art',
  kind: '{kind, select, api {Geheimer Schlüssel} other {Signaturgeheimnis}}',
  'ends-with': 'Endet auf',
  account: 'Konto',
  'account-unknown': 'Der Schlüssel darf es nicht lesen',
  remove: 'Schlüssel entfernen',
  'remove-lead':
    'Dann gelten wieder die Schlüssel der Installation, falls es welche gibt. Ohne bewegt keine Kartenzahlung Geld.',
  sure: 'Ja, jetzt entfernen',
  'key-format': 'Das ist kein geheimer Schlüssel von Stripe.',
  'secret-format': 'Das ist kein Signaturgeheimnis von Stripe.',
  'to-page': 'Schlüssel des Kartenanbieters hinterlegen',
  'may-view': 'Sehen, welche Zahlungsschlüssel hinterlegt sind',
  'may-edit': 'Zahlungsschlüssel prüfen, hinterlegen und entfernen',
  'act-try': 'Zahlungsschlüssel geprüft',
  'act-set': 'Zahlungsschlüssel hinterlegt',
  'act-remove': 'Zahlungsschlüssel entfernt',
}
