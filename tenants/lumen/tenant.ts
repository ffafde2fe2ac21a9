import { defineTenant } from '@tradepost/tenant-config'
import { ar } from './locales/ar.ts'
import { de } from './locales/de.ts'
import { en } from './locales/en.ts'

export default defineTenant({
  tenantId: '1',
  siteId: '1001',
  tenantName: 'lumen',
  displayName: 'Lumen',
  companyName: 'Lumen Trading GmbH',
  themeColor: '#6d3bff',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: 118, height: 32 },
  icon: 'icon.svg',
  languages: ['en', 'de', 'fr', 'es', 'ar', 'kr'],
  currencies: ['USD', 'EUR', 'GBP'],
  defaultCurrency: 'USD',
  sellerUrl: 'https://sell.lumen.example/',
  blogUrl: 'https://blog.lumen.example/',
  claims: { gamers: '100,000+', games: '500+' },
  shape: 'crisp',
  home: { hero: 'spotlight', density: 'airy' },
  overrides: { en, de, ar },
})
