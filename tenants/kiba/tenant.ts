import { defineTenant } from '@tradepost/tenant-config'
import { en } from './locales/en.ts'
import { ja } from './locales/ja.ts'
import { kr } from './locales/kr.ts'
import { zh } from './locales/zh.ts'

export default defineTenant({
  tenantId: '3',
  siteId: '3001',
  tenantName: 'kiba',
  displayName: 'Kiba',
  companyName: '株式会社キバ',
  themeColor: '#e34234',
  logo: { light: 'logo-light.svg', dark: 'logo-dark.svg', width: 93, height: 32 },
  icon: 'icon.svg',
  languages: ['ja', 'en', 'kr', 'zh'],
  currencies: ['JPY', 'USD'],
  defaultCurrency: 'JPY',
  sellerUrl: 'https://sell.kiba.example/',
  claims: { gamers: '60,000+', games: '400+' },
  home: { hero: 'spotlight', density: 'compact' },
  overrides: { ja, en, kr, zh },
})
