import type { Handlers } from '../../fake-call.ts'
import { areaData, template } from '../../fixtures/areas.ts'
import { art } from '../../fixtures/art.ts'
import { articles } from '../../fixtures/articles.ts'
import { currencyByCode, languages } from '../../fixtures/currencies.ts'
import { id64 } from '../../fixtures/ids.ts'
import { brandsIn, categoriesIn } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import { article } from './article.ts'

const notices: Record<string, { title: string; text: string }> = {
  en: { title: 'Payments', text: 'Card payments are confirmed within a minute.' },
  de: { title: 'Zahlungen', text: 'Kartenzahlungen werden innerhalb einer Minute bestätigt.' },
  ar: { title: 'المدفوعات', text: 'تُؤكَّد مدفوعات البطاقات خلال دقيقة.' },
}
const inLanguage = <T>(words: Record<string, T>, locale: string): T => words[locale] ?? words.en ?? refuse('internal')

export const site: Handlers<'site'> = {
  templateSetting: () => ({ templates: { home: template, brand: template }, recommendedSellerLevel: 5 }),
  commonConfig({ query }, { state }) {
    const { tenant, locale } = state
    const source = { locale, brands: brandsIn(state), categories: categoriesIn(state), reviews: state.reviews }
    const listed = tenant.languages.flatMap((code) => languages.filter((one) => one.code === code))
    return {
      tenantId: tenant.tenantId,
      siteId: tenant.siteId,
      tenantName: tenant.name,
      companyName: tenant.companyName,
      domain: query.domain,
      themeColor: tenant.themeColor,
      tenantLogoUrl: art(tenant.name, 140, 32),
      icon: art(tenant.name, 64, 64),
      trustpilotData: { url: 'https://trust.example/shop', score: 4.7, count: 21_840 },
      clientDownloadUrl: state.clientDownloadUrl,
      isOpen: true,
      sellerUrl: 'https://desk.example/sell',
      insures: true,
      legalLinks: [],
      ...(query.showLanguage && { languageList: listed }),
      ...(query.showCurrency && {
        currencyList: tenant.currencies.map((code) => ({ id: currencyByCode(code).id, code })),
      }),
      ...(query.showLanguageCurrency && {
        languageCurrencyList: Object.entries(tenant.currencyByLanguage).map(([languageCode, code]) => ({
          languageCode,
          currencyId: currencyByCode(code).id,
        })),
      }),
      configs: (query.areaTypes ?? []).map((areaType) => ({
        areaType,
        jsonData: JSON.stringify(areaData[areaType]?.(source) ?? {}),
      })),
    }
  },
  deskSite: (_, { state: { tenant } }) => ({
    code: tenant.name,
    companyName: tenant.companyName,
    origin: tenant.origin,
    themeColor: tenant.themeColor,
    logoUrl: null,
    hasPush: false,
    languages: [...tenant.languages],
  }),
  changes: () => ({ facts: null }),
  sitemap: ({ query: { type, pageNo = 1 } }, { state }) => {
    const updatedAt = state.now().toISOString()
    const ids = {
      items: state.offers.map(({ id }) => id),
      stores: [...new Set(state.offers.map(({ sellerId }) => sellerId))],
      articles: articles.map(({ id }) => id),
    }[type]
    const list = ids.slice((pageNo - 1) * 2000, pageNo * 2000).map((id) => ({ id, updatedAt }))
    return { total: ids.length, pageSize: 2000, list }
  },
  noticeList: (_input, { state }) => [
    {
      id: id64(901),
      ...inLanguage(notices, state.locale),
      picture: null,
      publishedAt: state.now().toISOString(),
    },
  ],
  async contentPreview({ query: { token } }, context) {
    if (token === 'none') refuse('not_found')
    const [first] = articles
    const shown = await article.article({ params: { id: first?.id ?? id64(700) } }, context)
    return { kind: 'article', item: shown.id, version: 2, help: shown, legal: null, area: null }
  },
}
