import type { Messages } from '../../catalogue.ts'

export const offerForm: Messages<'offerForm'> = {
  description: 'Beschreibung',
  'description-hint': 'Reiner Text. Zeilenumbrüche bleiben, wie du sie eingibst.',
  'description-wrong': 'Bitte kürze die Beschreibung auf {max} Zeichen',
  unit: 'Name für ein Stück',
  'unit-hint': 'Zum Beispiel: Key, Konto, Stunde. Darf leer bleiben.',
  'unit-wrong': 'Bitte kürze den Namen auf {max} Zeichen',
  min: 'Kleinste Menge pro Bestellung',
  max: 'Größte Menge pro Bestellung',
  'quantity-wrong': 'Bitte gib eine ganze Zahl von 1 bis {max} ein',
  'order-wrong': 'Die größte Menge darf nicht unter der kleinsten liegen',
  minutes: 'Minuten bis zur Lieferung',
  'minutes-hint': 'Dein Versprechen an den Käufer, gezählt ab der Zahlung.',
  'minutes-wrong': 'Bitte gib eine ganze Zahl von Minuten von 1 bis {max} ein',
  'changed-meanwhile':
    'Dieses Angebot wurde inzwischen geändert. Deine Eingaben sind noch da: Speichere erneut, um die andere Änderung zu ersetzen.',
}
