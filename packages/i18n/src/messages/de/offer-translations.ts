import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Übersetzungen',
  lead: 'Wer eine Sprache liest, sieht deine Übersetzung und auf Wunsch das Original. Wird das Original umformuliert, fallen alle Übersetzungen weg.',
  languages: 'Sprachen',
  original: 'Originaltext: {language}',
  into: 'Übersetzung: {language}',
  done: '{language}, übersetzt',
  none: 'Der Shop hat keine andere Sprache.',
  save: 'Übersetzung speichern',
  remove: 'Übersetzung entfernen',
  stale: 'Das Original wurde inzwischen umformuliert. Sieh es dir an und speichere noch einmal.',
  ask: 'Umformulieren entfernt deine Übersetzungen: {languages}. Speichere noch einmal, um es zu tun.',
  gone: 'Du hast das Original umformuliert. Diese Übersetzungen wurden entfernt: {languages}',
  'remove-text':
    'Titel und Beschreibung auf {language} sind dann endgültig weg. Gelesen wird stattdessen das Original.',
  suggest: 'Übersetzung vorschlagen',
  suggested: 'Von einer Maschine vorgeschlagen',
  'suggested-text': 'Lies und korrigiere sie. Käufer sehen nichts davon, bis du speicherst.',
  'take-back': 'Meinen Text zurückholen',
}
