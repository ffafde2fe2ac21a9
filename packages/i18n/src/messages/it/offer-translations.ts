import type { Messages } from '../../catalogue.ts'

export const offerTranslations: Messages<'offerTranslations'> = {
  title: 'Traduzioni',
  lead: 'Chi legge in una lingua vede la tua traduzione e, se vuole, l’originale. Riformulare l’originale elimina tutte le traduzioni.',
  languages: 'Lingue',
  original: 'Testo originale: {language}',
  into: 'Traduzione: {language}',
  done: '{language}, tradotto',
  none: 'Il negozio non ha altre lingue.',
  save: 'Salva traduzione',
  remove: 'Elimina traduzione',
  stale: 'Nel frattempo l’originale è stato riformulato. Guardalo e salva di nuovo.',
  ask: 'Riformulare elimina le tue traduzioni: {languages}. Salva di nuovo per farlo.',
  gone: 'Hai riformulato l’originale: queste traduzioni sono state eliminate: {languages}',
  'remove-text': 'Titolo e descrizione in {language} vengono eliminati per sempre. I lettori vedono l’originale.',
  suggest: 'Suggerisci una traduzione',
  suggested: 'Suggerito da una macchina',
  'suggested-text': 'Leggila e correggila. Gli acquirenti non vedono nulla finché non salvi.',
  'take-back': 'Ripristina il mio testo',
}
