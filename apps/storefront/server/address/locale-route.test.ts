import { describe, expect, it } from 'vitest'
import { type LocaleRequest, routeLocale } from './locale-route.ts'

const route = (pathname: string, more: Partial<LocaleRequest> = {}) =>
  routeLocale({
    pathname,
    canonicalPath: pathname,
    search: '',
    isDocument: true,
    isBot: false,
    storedLanguage: undefined,
    shopDefault: 'en',
    ...more,
  })

describe('routeLocale', () => {
  it.each(['fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id'])(
    'takes the language from the first segment %s',
    (id) => {
      expect(route(`/${id}/brands`)).toEqual({ kind: 'render', prefix: id, locale: id })
      expect(route(`/${id}`)).toEqual({ kind: 'render', prefix: id, locale: id })
    },
  )
  it('takes the language of a home page from the address of its data', () => {
    expect(route('/de.data', { isDocument: false })).toEqual({ kind: 'render', prefix: 'de', locale: 'de' })
    expect(route('/_root.data', { isDocument: false })).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it.each(['kr', 'ko', 'zh', 'ms', 'pt'])('does not take /%s for a language', (id) => {
    expect(route(`/${id}`)).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it('A-50 takes the language only from the first segment', () => {
    expect(route('/brands/de')).toEqual({ kind: 'render', prefix: null, locale: 'en' })
  })
  it('redirects /en permanently to the address without a prefix', () => {
    expect(route('/en', { search: '?a=1' })).toEqual({ kind: 'redirect', status: 308, location: '/?a=1' })
    expect(route('/en/brands')).toEqual({ kind: 'redirect', status: 308, location: '/brands' })
    expect(route('/en//evil.test')).toEqual({ kind: 'redirect', status: 308, location: '/evil.test' })
  })
  it('redirects to the prefix of a stored language, except for data requests and crawlers', () => {
    const storedLanguage = 'de'
    expect(route('/brands', { storedLanguage, search: '?q=1' })).toMatchObject({
      status: 302,
      location: '/de/brands?q=1',
    })
    expect(route('/brands.data', { storedLanguage, isDocument: false })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(route('/brands', { storedLanguage, isBot: true })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(route('/fr/brands', { storedLanguage })).toMatchObject({ kind: 'render', locale: 'fr' })
  })
  it('uses a stored language without a prefix in place', () => {
    expect(route('/brands', { storedLanguage: 'kr' })).toEqual({ kind: 'render', prefix: null, locale: 'kr' })
  })
  it('redirects the home page to the prefix of the default language', () => {
    expect(route('/', { shopDefault: 'ar' })).toMatchObject({ status: 302, location: '/ar' })
    expect(route('/brands', { shopDefault: 'ar' })).toMatchObject({ kind: 'render', locale: 'en' })
    expect(route('/', { shopDefault: 'ar', storedLanguage: 'en' })).toMatchObject({ kind: 'render', locale: 'en' })
  })
  it('X9 redirects a page to its canonical path and keeps the query, but not data and forms', () => {
    const search = '?utm_source=x'
    expect(route('/brands/', { canonicalPath: '/brands', search })).toEqual({
      ...{ kind: 'redirect', status: 301, location: '/brands?utm_source=x' },
    })
    expect(route('/brands/', { canonicalPath: '/brands', isDocument: false })).toMatchObject({ kind: 'render' })
  })
  it('X10 renders /en in English if the default language of the shop has a prefix', () => {
    for (const shopDefault of ['ja', 'ar'] as const) {
      expect(route('/en', { shopDefault })).toEqual({ kind: 'render', prefix: null, locale: 'en' })
      expect(route('/en', { shopDefault, storedLanguage: 'kr' })).toMatchObject({ kind: 'render', locale: 'en' })
      expect(route('/en.data', { shopDefault, isDocument: false })).toMatchObject({ kind: 'render', locale: 'en' })
      expect(route('/en/brands', { shopDefault })).toMatchObject({ status: 308, location: '/brands' })
    }
  })
})
