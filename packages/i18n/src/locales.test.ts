import { describe, expect, it } from 'vitest'
import {
  direction,
  isLocale,
  languageIdOf,
  languages,
  locales,
  localisePath,
  ownName,
  prefixedLocales,
  splitPrefix,
  standardTag,
  widgetLanguages,
  widgetTag,
} from './locales.ts'

it('languages have a name in the language itself', () => {
  expect(['de', 'kr', 'zh', 'ar'].map((id) => ownName(id as 'de'))).toEqual([
    'Deutsch',
    '한국어',
    '简体中文',
    'العربية',
  ])
})

describe('lists', () => {
  it('I-08 has eleven locales with packs', () => {
    expect([...locales].sort()).toEqual(['ar', 'de', 'en', 'es', 'fr', 'id', 'it', 'ja', 'kr', 'ru', 'th'])
  })
  it('I-09 has fourteen languages', () => {
    const expected = ['en', 'ar', 'zh', 'fr', 'de', 'it', 'ja', 'kr', 'ms', 'pt', 'ru', 'es', 'th', 'id']
    expect([...languages].sort()).toEqual(expected.sort())
  })
  it('I-10 knows the twelve languages of the widget and maps kr to ko, zh to zh-CN', () => {
    const expected = ['it', 'es', 'pt', 'ko', 'ru', 'ja', 'ms', 'ar', 'fr', 'de', 'zh-CN', 'th']
    expect([...widgetLanguages].sort()).toEqual(expected.sort())
    expect([widgetTag('kr'), widgetTag('zh'), widgetTag('de')]).toEqual(['ko', 'zh-CN', 'de'])
    expect([widgetTag('id'), widgetTag('en')]).toEqual([undefined, undefined])
  })
  it('prefixes only locales with a pack, and never English or kr', () => {
    expect(prefixedLocales.filter((one) => !locales.includes(one))).toEqual([])
    expect(prefixedLocales).not.toContain('en')
    expect(prefixedLocales).not.toContain('kr')
  })
})

describe('tags', () => {
  it('X-01 calls Korean kr inside and ko in every standard tag', () => {
    expect(standardTag('kr')).toBe('ko')
    for (const locale of languages) {
      expect(Intl.DateTimeFormat.supportedLocalesOf([standardTag(locale)]), locale).toHaveLength(1)
    }
    expect([isLocale('kr'), isLocale('ko')]).toEqual([true, false])
  })
  it('writes Arabic from right to left and the other languages from left to right', () => {
    expect(languages.filter((locale) => direction(locale) === 'rtl')).toEqual(['ar'])
  })
})

describe('paths', () => {
  it('takes a locale from the first segment only', () => {
    expect(splitPrefix('/de/brands')).toEqual({ prefix: 'de', rest: '/brands' })
    expect(splitPrefix('/de')).toEqual({ prefix: 'de', rest: '/' })
    expect(splitPrefix('/brands/de')).toEqual({ prefix: null, rest: '/brands/de' })
    expect(splitPrefix('/Deutschland')).toEqual({ prefix: null, rest: '/Deutschland' })
    expect(['/en', '/kr', '/zh', '/ms', '/pt', '/ko'].filter((path) => splitPrefix(path).prefix)).toEqual([])
  })
  it('puts a prefix on paths of the shop', () => {
    expect(localisePath('/', 'de')).toBe('/de')
    expect(localisePath('/items/1', 'de')).toBe('/de/items/1')
    expect(localisePath('/items/1', 'kr')).toBe('/items/1')
    expect(localisePath('/items/1', 'en')).toBe('/items/1')
  })
  it('A-55 leaves absolute addresses as they are', () => {
    for (const address of ['https://x.test/a', 'mailto:a@x.test', '//x.test/a'])
      expect(localisePath(address, 'de')).toBe(address)
  })
})

it('numbers a language by its place in the list', () => {
  expect([languageIdOf('en'), languageIdOf('pt')]).toEqual(['1', '14'])
})
