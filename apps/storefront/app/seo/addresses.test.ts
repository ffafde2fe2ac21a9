import { prefixedLocales } from '@tradepost/i18n/locales'
import { expect, it } from 'vitest'
import { addressesOf, alternatesOf } from './addresses.ts'

const pathsOf = (path: string, languages: Parameters<typeof alternatesOf>[1]) =>
  Object.fromEntries(alternatesOf(path, languages).map((alternate) => [alternate.hrefLang, alternate.path]))

it('alternates include English and the nine prefixed languages, and none that share an address', () => {
  const all = alternatesOf('/brands', ['en', ...prefixedLocales, 'kr', 'zh', 'ms', 'pt'])
  expect(all).toHaveLength(1 + 9 + 1)
  expect(all.map(({ path }) => path)).toEqual(['/brands', ...prefixedLocales.map((id) => `/${id}/brands`), '/brands'])
})

it('alternates never include a home page that redirects to another', () => {
  expect(pathsOf('/', ['ar', 'en', 'de'])).toEqual({ ar: '/ar', en: '/en', de: '/de', 'x-default': '/ar' })
  expect(pathsOf('/brands', ['ar', 'en', 'de'])).toEqual({
    ar: '/ar/brands',
    en: '/brands',
    de: '/de/brands',
    'x-default': '/ar/brands',
  })
  expect(pathsOf('/', ['en', 'de'])).toEqual({ en: '/', de: '/de', 'x-default': '/' })
})

it('a shop with one language has no alternates', () => {
  expect(alternatesOf('/brands', ['en'])).toEqual([])
})

it('X10 a page has an address for each language that does not share one', () => {
  const list = (path: string, languages: Parameters<typeof addressesOf>[1]) =>
    addressesOf(path, languages).map(({ hrefLang, path: address }) => `${hrefLang} ${address}`)
  expect(list('/', ['ja', 'en'])).toEqual(['ja /ja', 'en /en'])
  expect(list('/brands', ['ja', 'en'])).toEqual(['ja /ja/brands', 'en /brands'])
  expect(list('/', ['ja'])).toEqual(['ja /ja'])
  expect(list('/brands', ['ja'])).toEqual(['ja /ja/brands'])
  expect(list('/brands', ['en'])).toEqual(['en /brands'])
  expect(list('/', ['kr', 'en', 'de'])).toEqual(['ko /', 'de /de'])
  expect(list('/brands', ['en', 'kr', 'zh'])).toEqual(['en /brands'])
})
