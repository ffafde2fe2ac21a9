import { describe, expect, it } from 'vitest'
import { type LocaleQuestion, routeLocale } from './locale-route.ts'

const ask = (pathname: string, more: Partial<LocaleQuestion> = {}) =>
  routeLocale({
    pathname,
    written: pathname,
    search: '',
    isDocument: true,
    isBot: false,
    storedLanguage: undefined,
    shopDefault: 'en',
    ...more,
  })

describe('routeLocale', () => {
  it.each(['fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id'])('a first segment %s is that language', (id) => {
    expect(ask(`/${id}/brands`)).toEqual({ kind: 'render', prefix: id, locale: id })
    expect(ask(`/${id}`)).toEqual({ kind: 'render', prefix: id, locale: id })
  })
  it('the data of a home page in another language is in that language', () => {
    expect(ask('/de.data', { isDocument: false })).toEqual({ kind: 'render', prefix: 'de', locale: 'de' })
    expect(ask('/_root.data', { isDocument: false })).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it.each(['kr', 'ko', 'zh', 'ms', 'pt'])('/%s is not a language', (id) => {
    expect(ask(`/${id}`)).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it('A-50 the language is only ever the first segment', () => {
    expect(ask('/brands/de')).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it('/en is the unprefixed address, for good', () => {
    expect(ask('/en', { search: '?a=1' })).toEqual({ kind: 'redirect', status: 308, location: '/?a=1' })
    expect(ask('/en/brands')).toEqual({ kind: 'redirect', status: 308, location: '/brands' })
    expect(ask('/en//evil.test')).toEqual({ kind: 'redirect', status: 308, location: '/evil.test' })
  })
  it('a stored language with a prefix leads there, but no data request and no crawler', () => {
    const storedLanguage = 'de'
    expect(ask('/brands', { storedLanguage, search: '?q=1' })).toMatchObject({
      status: 302,
      location: '/de/brands?q=1',
    })
    expect(ask('/brands.data', { storedLanguage, isDocument: false })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(ask('/brands', { storedLanguage, isBot: true })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(ask('/fr/brands', { storedLanguage })).toMatchObject({ kind: 'render', locale: 'fr' })
  })
  it('a stored language without a prefix is spoken in place', () => {
    expect(ask('/brands', { storedLanguage: 'kr' })).toEqual({ kind: 'render', prefix: null, locale: 'kr' })
  })
  it('the home page of a tenant whose default has a prefix is there', () => {
    expect(ask('/', { shopDefault: 'ar' })).toMatchObject({ status: 302, location: '/ar' })
    expect(ask('/brands', { shopDefault: 'ar' })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(ask('/', { shopDefault: 'ar', storedLanguage: 'en' })).toMatchObject({ kind: 'render', locale: 'en' })
  })
  it('X9 a page is sent to the one way to write its path, with what was asked; data and forms are answered in place', () => {
    const search = '?utm_source=x'
    expect(ask('/brands/', { written: '/brands', search })).toEqual({
      ...{ kind: 'redirect', status: 301, location: '/brands?utm_source=x' },
    })
    expect(ask('/brands/', { written: '/brands', isDocument: false })).toMatchObject({ kind: 'render' })
  })
  it('X10 an address of a language shows that language, also the English home of a shop that begins in another', () => {
    for (const shopDefault of ['ja', 'ar'] as const) {
      expect(ask('/en', { shopDefault })).toEqual({ kind: 'render', prefix: null, locale: 'en' })
      expect(ask('/en', { shopDefault, storedLanguage: 'kr' })).toMatchObject({ kind: 'render', locale: 'en' })
      expect(ask('/en.data', { shopDefault, isDocument: false })).toMatchObject({ kind: 'render', locale: 'en' })
      expect(ask('/en/brands', { shopDefault })).toMatchObject({ status: 308, location: '/brands' })
    }
  })
})
