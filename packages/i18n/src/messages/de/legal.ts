import type { Messages } from '../../catalogue.ts'

export const legal: Messages<'legal'> = {
  holds: 'Gilt seit {date}',
  held: 'Eine frühere Fassung: Sie galt vom {from} bis {to}.',
  current: 'Geltende Fassung lesen',
  versions: 'Alle Fassungen',
  version: 'Fassung {n}, seit {date}',
  agreeTitle: 'Bitte stimme unseren Bedingungen zu',
  agreeLead:
    'Wir fragen für diese Fassung einmal, vor deinem nächsten Kauf. Wir speichern, dass und wann du zugestimmt hast.',
  agreeLabel: 'Ich habe die Bedingungen gelesen und stimme ihnen zu',
  agreeMissing: 'Bitte setze das Häkchen, um zuzustimmen',
  agreeButton: 'Zustimmen und weiter',
  later: 'Jetzt nicht',
  signUpAgree: 'Ich stimme den Bedingungen dieses Shops zu',
  purchaseAgree: 'Mit deiner Bestellung stimmst du den Bedingungen dieses Shops zu.',
}
