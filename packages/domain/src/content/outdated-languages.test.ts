import { expect, it } from 'vitest'
import { outdatedLanguages, translationState } from './outdated-languages.ts'

const words = (text: string) => ({ title: text, text })
const texts = { en: words('new'), de: words('neu'), ar: words('جديد') }
const save = (more: Partial<Parameters<typeof outdatedLanguages>[0]>) =>
  outdatedLanguages({ before: { texts, outdated: [] }, after: texts, original: 'en', confirmed: [], ...more })

it('marks translations that stay when the original changes', () => {
  expect(save({ after: { ...texts, en: words('newer') } })).toEqual(['ar', 'de'])
  expect(save({ after: { ...texts, en: words('newer'), de: words('neuer') } })).toEqual(['ar'])
  expect(save({ after: { ...texts, en: words('typo') }, confirmed: ['de'] })).toEqual(['ar'])
})

it('keeps the mark until the translation changes or somebody confirms it', () => {
  const before = { texts, outdated: ['de', 'ar'] }
  expect(save({ before })).toEqual(['ar', 'de'])
  expect(save({ before, after: { ...texts, de: words('besser') } })).toEqual(['ar'])
  expect(save({ before, confirmed: ['ar'] })).toEqual(['de'])
})

it('marks nothing that is new, and nothing when the original is written for the first time', () => {
  expect(save({ before: null })).toEqual([])
  expect(save({ before: { texts: { de: words('neu') }, outdated: [] }, after: texts })).toEqual([])
  // The database gives the fields in another order.
  const en = { text: 'new', title: 'new' }
  expect(save({ after: { ...texts, en } })).toEqual([])
})

it('names the state of a language', () => {
  const facts = { written: ['en', 'de'], outdated: ['de'] }
  expect(['en', 'de', 'ar'].map((language) => translationState(language, facts))).toEqual([
    ...['complete', 'outdated', 'missing'],
  ])
})
