import { describe, expect, it } from 'vitest'
import { defineTenant } from './define-tenant.ts'
import type { TenantInput } from './tenant-schema.ts'

const good: TenantInput = {
  tenantId: '9',
  siteId: '9001',
  tenantName: 'ACME',
  displayName: 'Acme',
  companyName: 'Acme Ltd',
  themeColor: '#aa3300',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: 100, height: 32 },
  icon: 'icon.svg',
  languages: ['en', 'de'],
  currencies: ['USD'],
  defaultCurrency: 'USD',
  sellerUrl: 'https://sell.acme.example/',
}
const problemsOf = (over: object) => () => defineTenant({ ...good, ...over } as TenantInput)

describe('defineTenant', () => {
  it('C-03 the tenant name is stored lower-case', () => {
    expect(defineTenant(good).tenantName).toBe('acme')
  })
  it('fills in the defaults, and claims nothing', () => {
    expect(defineTenant(good)).toMatchObject({
      allowZoom: false,
      shape: 'crisp',
      blogUrl: null,
      claims: null,
      overrides: {},
    })
  })
  it('S22 a theme colour is exactly #rrggbb', () => {
    for (const themeColor of [
      'red',
      '#FFF',
      '#ABCDEF',
      '#12345',
      'red;}body{display:none}',
      'url(//evil.test)',
      '#123456;',
    ])
      expect(problemsOf({ themeColor }), themeColor).toThrow('themeColor')
  })
  it('refuses an override of an unknown key', () => {
    expect(problemsOf({ overrides: { en: { 'shell.nonsense': 'x' } } })).toThrow('shell.nonsense')
  })
  it('refuses placeholders that the original does not have', () => {
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'Nothing for {term}' } } })).toThrow(
      'shell.searchNothing',
    )
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'Nothing {' } } })).toThrow('shell.searchNothing')
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'No {query} here' } } })).not.toThrow()
  })
  it.each([
    ['ru', 'cart.count', '{count} товаров', 'has no plural of {count}'],
    ['de', 'cart.count', '{count, plural, other {# Dinge}}', 'plural of {count} lacks one'],
    ['de', 'cart.title', 'Warenkorb', 'equals the text without an override: list differences only'],
    ['en', 'cart.title', 'Cart', 'equals the text without an override: list differences only'],
    ['de', 'cart.title', 'Beu\u202etel', 'contains the invisible character U+202E'],
    ['de', 'cart.title', '\u200b', 'contains the invisible character U+200B'],
    ['de', 'cart.title', '', 'is empty'],
    ['de', 'cart.title', '<b>Beutel</b>', 'tags differ: b'],
  ])('refuses the %s override of %s %j', (locale, id, text, why) => {
    const problem = `overrides.${locale}: ${id} ${why}`
    expect(problemsOf({ languages: ['en', 'de', 'ru'], overrides: { [locale]: { [id]: text } } })).toThrow(problem)
  })
  it('accepts texts that differ from those of the product, also English ones in other languages', () => {
    const ru = { 'cart.count': '{count, plural, one {# вещь} few {# вещи} many {# вещей} other {# вещи}}' }
    const overrides = { ru, de: { 'cart.title': 'Cart' }, en: { 'cart.title': 'Your bag' } }
    expect(problemsOf({ languages: ['en', 'de', 'ru'], overrides })).not.toThrow()
  })
  it('refuses unknown fields, missing languages and invalid values', () => {
    expect(problemsOf({ surprise: 1 })).toThrow()
    expect(problemsOf({ languages: [] })).toThrow('languages')
    expect(problemsOf({ languages: ['xx'] })).toThrow('languages')
    expect(problemsOf({ currencies: ['EUR'] })).toThrow('defaultCurrency')
    expect(problemsOf({ sellerUrl: 'javascript:alert(1)' })).toThrow('sellerUrl')
    expect(problemsOf({ overrides: { fr: {} } })).toThrow('overrides.fr')
  })
})
