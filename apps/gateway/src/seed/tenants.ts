type SeedLanguage = 'en' | 'de' | 'ar'

/** What the seed knows about a site; everything else about it follows from its code. */
export interface SeedTenant {
  id: number
  code: string
  siteId: string
  origin: string
  companyName: string
  themeColor: string
  languages: readonly SeedLanguage[]
  currencyOf: Readonly<Record<SeedLanguage, string>>
  currencies: readonly string[]
  trustpilot: { url: string; score: number; count: number } | null
  style: 'desktop' | 'mobile'
  /** Share of all seeded offers. */
  share: number
  /** How often sellers write in a language, in percent. */
  texts: readonly (readonly ['en' | 'de' | 'ar' | 'ja' | 'th', number])[]
  sellers: number
}

export const seedTenants: readonly SeedTenant[] = [
  {
    id: 1,
    code: 'lumen',
    siteId: '1001',
    origin: 'http://localhost:4101',
    companyName: 'Lumen Trading GmbH',
    themeColor: '#6d3bff',
    languages: ['en', 'de', 'ar'],
    currencyOf: { en: 'USD', de: 'EUR', ar: 'USD' },
    currencies: ['USD', 'EUR', 'GBP'],
    trustpilot: { url: 'https://www.trustpilot.com/review/lumen.example', score: 4.7, count: 12_840 },
    style: 'desktop',
    share: 0.6,
    texts: [
      ['en', 84],
      ['de', 8],
      ['ja', 4],
      ['ar', 2],
      ['th', 2],
    ],
    sellers: 48,
  },
  {
    id: 2,
    code: 'sahra',
    siteId: '2001',
    origin: 'http://localhost:4102',
    companyName: 'Sahra Digital FZ-LLC',
    themeColor: '#0b8f63',
    languages: ['ar', 'en', 'de'],
    currencyOf: { ar: 'AED', en: 'USD', de: 'USD' },
    currencies: ['AED', 'USD', 'SAR'],
    trustpilot: null,
    style: 'mobile',
    share: 0.4,
    texts: [
      ['ar', 52],
      ['en', 42],
      ['th', 2],
      ['ja', 2],
      ['de', 2],
    ],
    sellers: 36,
  },
]
