export const offerTranslations = {
  title: 'Translations',
  lead: 'Readers of a language see your translation, with the original on request. Rewording the original removes every translation.',
  languages: 'Languages',
  original: 'Original: {language}',
  into: 'Translation: {language}',
  done: '{language}, translated',
  none: 'The shop has no other language.',
  save: 'Save translation',
  remove: 'Remove translation',
  stale: 'The original was reworded in the meantime. Look at it and save again.',
  ask: 'Rewording removes your translations: {languages}. Save again to do so.',
  gone: 'You reworded the original, so these translations were removed: {languages}',
} as const
