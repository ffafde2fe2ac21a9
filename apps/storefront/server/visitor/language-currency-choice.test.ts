import { describe, expect, it } from 'vitest'
import { applyLanguageCurrencyChoice } from './language-currency-choice.ts'

const tenant = { languages: ['en', 'de', 'kr'] as const, currencies: ['USD', 'EUR'] }
const choose = (language: string, from: string, currency = 'USD') =>
  applyLanguageCurrencyChoice({ language, currency, from }, { ...tenant, languages: [...tenant.languages] }, false)

describe('applyLanguageCurrencyChoice', () => {
  it('D-20 removes the stored language and leads to the home page when the default is chosen', () => {
    const { cookies, location } = choose('en', '/de/brands')
    expect(location).toBe('/')
    expect(cookies.find((line) => line.startsWith('lang='))).toContain('Max-Age=0')
  })
  it('D-21 leads to the same page under the prefix of the chosen language', () => {
    const languages = ['en', 'fr', 'de', 'it', 'es', 'ru', 'ar', 'ja', 'th', 'id'] as const
    for (const language of languages.slice(1)) {
      const choice = { language, currency: 'USD', from: '/brands?page=2' }
      const { location } = applyLanguageCurrencyChoice(choice, { ...tenant, languages: [...languages] }, false)
      expect(location).toBe(`/${language}/brands?page=2`)
    }
  })
  it('X21 D-25 stores a currency only if the visitor changed it', () => {
    const currencyCookies = (currency: string, wasCurrency: string) =>
      applyLanguageCurrencyChoice(
        { language: 'de', currency, wasCurrency, from: '/' },
        { ...tenant, languages: ['en', 'de'] },
        false,
      ).cookies.filter((line) => line.startsWith('currency='))
    expect(currencyCookies('USD', 'USD')).toEqual([])
    expect(currencyCookies('EUR', 'USD')).toHaveLength(1)
  })
  it('removes the prefix for any other language', () => {
    expect(choose('kr', '/de/brands').location).toBe('/brands')
  })
  it('I-04 I-05 stores language and currency for 30 days', () => {
    const { cookies } = choose('de', '/', 'EUR')
    expect(cookies).toContain('lang=de; Path=/; SameSite=Lax; Max-Age=2592000')
    expect(cookies).toContain('currency=EUR; Path=/; SameSite=Lax; Max-Age=2592000')
  })
  it('stays on the page if only the currency changes', () => {
    const changeCurrency = (language: string, from: string) =>
      applyLanguageCurrencyChoice(
        { language, currency: 'EUR', from, was: language },
        { ...tenant, languages: [...tenant.languages] },
        false,
      )
    expect(changeCurrency('en', '/items/1?x=1').location).toBe('/items/1?x=1')
    expect(changeCurrency('de', '/items/1').location).toBe('/de/items/1')
    expect(changeCurrency('en', '/items/1').cookies).toContain('currency=EUR; Path=/; SameSite=Lax; Max-Age=2592000')
  })
  it('ignores languages and currencies that the tenant does not offer, and leads to no other site', () => {
    expect(choose('fr', '/brands', 'XXX')).toEqual({ cookies: [], location: '/brands' })
    expect(choose('de', '//evil.test').location).toBe('/de')
  })
})
