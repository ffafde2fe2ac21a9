import { defineTenant } from '@tradepost/tenant-config'
import { ar } from './locales/ar.ts'
import { de } from './locales/de.ts'
import { en } from './locales/en.ts'

export default defineTenant({
  tenantId: '2',
  siteId: '2001',
  tenantName: 'sahra',
  displayName: 'Sahra',
  companyName: 'Sahra Digital FZ-LLC',
  themeColor: '#0b8f63',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: 124, height: 36 },
  icon: 'icon.svg',
  languages: ['ar', 'en', 'de'],
  currencies: ['AED', 'USD', 'SAR'],
  defaultCurrency: 'AED',
  sellerUrl: 'https://seller.sahra.example/',
  claims: { gamers: '100,000+', games: '500+' },
  shape: 'soft',
  home: { hero: 'mosaic', density: 'compact' },
  overrides: { ar, en, de },
})
