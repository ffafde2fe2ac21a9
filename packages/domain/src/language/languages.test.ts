import { expect, it } from 'vitest'
import {
  direction,
  languageIdOf,
  languageSubtag,
  languages,
  languagesWith,
  scriptOf,
  standardTag,
} from './languages.ts'

it('derives lists of languages and their numbers from one table', () => {
  expect(languagesWith('prefix')).toEqual(expect.arrayContaining(['es', 'fr', 'ar', 'th']))
  expect(languagesWith('prefix')).not.toContain('kr')
  expect(languages.map(languageIdOf)).toEqual(languages.map((_, index) => String(index + 1)))
})

it('has the tag, the script and the direction of a language', () => {
  expect([standardTag('kr'), standardTag('zh'), standardTag('de')]).toEqual(['ko', 'zh-CN', 'de'])
  expect([languageSubtag('kr'), languageSubtag('zh')]).toEqual(['ko', 'zh'])
  expect([scriptOf('ar'), scriptOf('ru')]).toEqual(['Arab', undefined])
  expect([direction('ar'), direction('ja')]).toEqual(['rtl', 'ltr'])
})
