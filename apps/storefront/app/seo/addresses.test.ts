import { prefixedLocales } from '@tradepost/i18n/locales'
import { expect, it } from 'vitest'
import { addressesOf, alternatesOf } from './addresses.ts'

const pathsOf = (path: string, languages: Parameters<typeof alternatesOf>[1]) =>
  Object.fromEntries(alternatesOf(path, languages).map((alternate) => [alternate.hrefLang, alternate.path]))

it('names English and the nine prefixed languages, and none that share an address', () => {
  const all = alternatesOf('/brands', ['en', ...prefixedLocales, 'kr', 'zh', 'ms', 'pt'])
  expect(all).toHaveLength(1 + 9 + 1)
  expect(all.map(({ path }) => path)).toEqual(['/brands', ...prefixedLocales.map((id) => `/${id}/brands`), '/brands'])
})

it('never names a home page that leads on to another', () => {
  expect(pathsOf('/', ['ar', 'en', 'de'])).toEqual({ ar: '/ar', en: '/en', de: '/de', 'x-default': '/ar' })
  expect(pathsOf('/brands', ['ar', 'en', 'de'])).toEqual({
    ar: '/ar/brands',
    en: '/brands',
    de: '/de/brands',
    'x-default': '/ar/brands',
  })
  expect(pathsOf('/', ['en', 'de'])).toEqual({ en: '/', de: '/de', 'x-default': '/' })
})

it('says nothing about a shop of one language', () => {
  expect(alternatesOf('/brands', ['en'])).toEqual([])
})

it('X10 a page has an address in each language that has one, and at that address it is shown in that language', () => {
  const of = (path: string, languages: Parameters<typeof addressesOf>[1]) =>
    addressesOf(path, languages).map((one) => `${one.hrefLang} ${one.path}`)
  expect(of('/', ['ja', 'en'])).toEqual(['ja /ja', 'en /en'])
  expect(of('/brands', ['ja', 'en'])).toEqual(['ja /ja/brands', 'en /brands'])
  expect(of('/', ['ja'])).toEqual(['ja /ja'])
  expect(of('/brands', ['ja'])).toEqual(['ja /ja/brands'])
  expect(of('/brands', ['en'])).toEqual(['en /brands'])
  expect(of('/', ['kr', 'en', 'de'])).toEqual(['ko /', 'de /de'])
  expect(of('/brands', ['en', 'kr', 'zh'])).toEqual(['en /brands'])
})
