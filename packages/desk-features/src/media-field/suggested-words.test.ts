import { expect, it } from 'vitest'
import { withSuggestedWords } from './suggested-words.ts'

const words = [
  { language: 'en' as const, title: 'Gate', alt: 'A gate' },
  { language: 'de' as const, title: 'Tor', alt: 'Ein Tor' },
  { language: 'ar' as const, title: 'Only a title', alt: '' },
]

it('suggests alternative texts in the languages of the shop, and changes none that was typed', () => {
  const typed = { en: { title: 'Sale', alt: 'My own' } }
  expect(withSuggestedWords(typed, { words }, ['en', 'de', 'ar'])).toEqual({
    en: { title: 'Sale', text: '', alt: 'My own' },
    de: { title: '', text: '', alt: 'Ein Tor' },
  })
  expect(withSuggestedWords({}, { words }, ['en'])).toEqual({ en: { title: '', text: '', alt: 'A gate' } })
})
