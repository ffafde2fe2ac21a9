import type { Brand, Category } from '@tradepost/contract'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import type { Handlers, Topic } from '../fake-call.ts'
import { areaData } from '../fixtures/areas.ts'
import { art } from '../fixtures/art.ts'
import { articleCategories, articles, inLocale } from '../fixtures/articles.ts'
import { currencyByCode, languages } from '../fixtures/currencies.ts'
import { id64 } from '../fixtures/ids.ts'
import { brandsIn, categoriesIn, page } from '../present.ts'
import { refuse } from '../refuse.ts'
import { endingSentinel } from '../sentinels.ts'
import type { FakeState } from '../state.ts'
import { gameEvents } from './game-events.ts'
import { passWebsite } from './pass.ts'

const template = { template: 'default', heroImage: null }
const seo = (title: string) => ({ title, description: `${title}: compare offers and prices.`, keywords: title })

function brandOf(state: FakeState, route: string): Brand {
  const failure = endingSentinel(route)
  if (failure && failure !== 'not_found') refuse(failure)
  return brandsIn(state).find((brand) => brand.brandAlias === route) ?? refuse('WEBSITE0100', 'brandRouteName')
}
const categoryOf = (state: FakeState, match: (category: Category) => boolean): Category =>
  categoriesIn(state).find(match) ?? refuse('WEBSITE0102', 'categoryRouteName')
const comments = (state: FakeState) =>
  state.reviews.map(({ author, text, score, createdAt, offerTitle }) => ({
    author,
    text,
    score,
    createdAt,
    offerTitle,
  }))
const notices: Record<string, { title: string; text: string }> = {
  en: { title: 'Payments', text: 'Card payments are confirmed within a minute.' },
  de: { title: 'Zahlungen', text: 'Kartenzahlungen werden innerhalb einer Minute bestätigt.' },
  ar: { title: 'المدفوعات', text: 'تُؤكَّد مدفوعات البطاقات خلال دقيقة.' },
}
const inLanguage = <T>(words: Record<string, T>, locale: string): T => words[locale] ?? words.en ?? refuse('internal')
const average = (scores: number[]) => (scores.length ? scores.reduce((a, b) => a + b, 0) / scores.length : null)

export const website = {
  ...passWebsite,
  ...gameEvents,
  brandAll: (_input, { state }) => brandsIn(state),
  brandPage({ query }, { state }) {
    const fits = textMatcher(query.keyWord ?? '')
    return page(
      brandsIn(state).filter(({ brandName }) => fits(brandName)),
      query,
    )
  },
  topSeller: ({ query = {} }, { state }) => brandsIn(state).slice(0, query.limit ?? 6),
  mostPop: ({ query = {} }, { state }) => brandsIn(state).slice(3, 3 + (query.limit ?? 6)),
  mostNew: ({ query = {} }, { state }) =>
    brandsIn(state)
      .toReversed()
      .slice(0, query.limit ?? 6),
  urlRouteCategory({ query: { categoryRouteName, categoryId } }, { state }) {
    if (!categoryRouteName && !categoryId) refuse('bad_request', 'categoryRouteName')
    const found = categoryOf(state, (one) => one.categoryAlias === categoryRouteName || one.categoryId === categoryId)
    return { ...found, brands: brandsIn(state), seoConfig: seo(found.categoryName) }
  },
  urlRouteBrand({ query }, { state }) {
    const brand = brandOf(state, query.brandRouteName)
    return { ...brand, about: `${brand.brandName} in a few words.`, seoConfig: seo(brand.brandName) }
  },
  urlRouteBrandCategory({ query }, { state }) {
    const {
      categories: _own,
      offerCount: _count,
      coverUrl,
      coverWideUrl,
      ...brand
    } = brandOf(state, query.brandRouteName)
    const category = categoryOf(state, (one) => one.categoryAlias === query.categoryRouteName)
    const { icon: _icon, offerCount: _offers, ...facts } = category
    const title = `${brand.brandName} ${category.categoryName}`
    return {
      ...brand,
      ...facts,
      parents: [{ id: brand.brandId, name: brand.brandName }],
      existSon: false,
      level: 2,
      isStandard: category.standardType !== 0,
      seoConfig: seo(title),
      frontendSiteTemplateSetting: template,
      ...(query.isShowBrandImg && { brandImg: { coverUrl, coverWideUrl } }),
      ...(query.isGetTabData && { tabs: categoriesIn(state, brand.brandId) }),
      ...(query.isGetBreadcrumbData && {
        breadcrumbs: [
          { name: brand.brandName, path: `/${brand.brandAlias}` },
          { name: category.categoryName, path: `/${brand.brandAlias}/${category.categoryAlias}` },
        ],
      }),
      ...(query.wpArticleVOContentSwitch && { article: { title, html: `<p>What to know about ${title}.</p>` } }),
    }
  },
  article({ params }, { state }) {
    const failure = endingSentinel(params.id)
    if (failure) refuse(failure)
    const found = articles.find((one) => one.id === params.id) ?? refuse('not_found')
    const category = articleCategories.find((one) => one.key === found.category)
    const title = inLocale(found.titles, state.locale)
    return {
      id: found.id,
      title,
      summary: title,
      html: `<p>${title}.</p><h2>1</h2><p>${'Read this before you buy. '.repeat(12)}</p><ul><li>1</li><li>2</li></ul>`,
      categoryId: category?.id ?? id64(601),
      categoryName: inLocale(category?.names ?? {}, state.locale),
      updatedAt: state.now().toISOString(),
    }
  },
  articleCategory({ query = {} }, { state }) {
    const fits = textMatcher(query.keyWord ?? '')
    return articleCategories
      .filter(({ id }) => !query.categoryId || id === query.categoryId)
      .map(({ id, key, icon, names }) => ({
        id,
        name: inLocale(names, state.locale),
        icon,
        articles: articles
          .filter(({ category }) => category === key)
          .map((one) => ({ id: one.id, title: inLocale(one.titles, state.locale), summary: '' }))
          .filter(({ title }) => fits(title)),
      }))
  },
  categoryAlias: (_input, { state }) =>
    Object.fromEntries(categoriesIn(state).map(({ categoryId, categoryAlias }) => [categoryId, categoryAlias])),
  brandCategoryAlias: (_input, { state }) => ({
    brands: Object.fromEntries(brandsIn(state).map((brand) => [brand.brandId, brand.brandAlias])),
    brandCategories: Object.fromEntries(
      brandsIn(state).flatMap((brand) =>
        brand.categories.map((one) => [
          `${brand.brandId}-${one.categoryId}`,
          `${brand.brandAlias}/${one.categoryAlias}`,
        ]),
      ),
    ),
  }),
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
  reviewPageShow: ({ query = {} }, { state }) => ({
    average: average(state.reviews.map(({ score }) => score)),
    count: state.reviews.length,
    list: comments(state).slice(0, query.pageSize ?? 24),
  }),
  noticeList: (_input, { state }) => [
    {
      id: id64(901),
      ...inLanguage(notices, state.locale),
      publishedAt: state.now().toISOString(),
    },
  ],
} satisfies Partial<Handlers<Topic>>
