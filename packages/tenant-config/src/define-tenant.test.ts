import { describe, expect, it } from 'vitest'
import { defineTenant } from './define-tenant.ts'
import type { TenantInput } from './tenant.ts'

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
  it('fills in the defaults', () => {
    expect(defineTenant(good)).toMatchObject({
      allowZoom: false,
      shape: 'crisp',
      blogUrl: null,
      clientDownloadUrl: null,
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
  it('refuses other placeholders than the original has', () => {
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'Nothing for {term}' } } })).toThrow(
      'shell.searchNothing',
    )
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'Nothing {' } } })).toThrow('shell.searchNothing')
    expect(problemsOf({ overrides: { en: { 'shell.searchNothing': 'No {query} here' } } })).not.toThrow()
  })
  it('refuses what it does not know, and too little', () => {
    expect(problemsOf({ surprise: 1 })).toThrow()
    expect(problemsOf({ languages: [] })).toThrow('languages')
    expect(problemsOf({ languages: ['xx'] })).toThrow('languages')
    expect(problemsOf({ currencies: ['EUR'] })).toThrow('defaultCurrency')
    expect(problemsOf({ sellerUrl: 'javascript:alert(1)' })).toThrow('sellerUrl')
    expect(problemsOf({ overrides: { fr: {} } })).toThrow('overrides.fr')
  })
})
