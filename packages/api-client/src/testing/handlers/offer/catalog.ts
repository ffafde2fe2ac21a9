import type { Brand, Category } from '@tradepost/contract'
import { search as limits } from '@tradepost/contract/constants'
import { normaliseSearch } from '@tradepost/domain/search/normalise-search'
import { textMatcher } from '@tradepost/domain/search/text-matcher'
import type { Handlers } from '../../fake-call.ts'
import { template } from '../../fixtures/areas.ts'
import { cover } from '../../fixtures/art.ts'
import { brandsIn, categoriesIn, page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import { endingSentinel, keyWordSentinel } from '../../sentinels.ts'
import type { FakeState } from '../../state.ts'

const seo = (title: string) => ({ title, description: `${title}: compare offers and prices.`, keywords: title })
function brandOf(state: FakeState, route: string): Brand {
  const failure = endingSentinel(route)
  if (failure && failure !== 'not_found') refuse(failure)
  return brandsIn(state).find((brand) => brand.brandAlias === route) ?? refuse('WEBSITE0100', 'brandRouteName')
}
const categoryOf = (state: FakeState, match: (category: Category) => boolean): Category =>
  categoriesIn(state).find(match) ?? refuse('WEBSITE0102', 'categoryRouteName')

export const catalog: Handlers<'catalog'> = {
  keySearch({ query }, { state }) {
    const failure = keyWordSentinel(query.keyWord)
    if (failure) refuse(failure)
    if (query.tenantId !== state.tenant.tenantId) refuse('tenant_mismatch', 'tenantId')
    const normalised = normaliseSearch(query.keyWord)
    if ([...normalised].length < limits.minLength) return []
    const matches = textMatcher(normalised, 'words')
    return brandsIn(state)
      .filter(({ brandName }) => matches(brandName))
      .map(({ brandId, brandName, brandAlias, categories }) => ({
        brandId,
        brandName,
        brandAliasName: brandAlias,
        coverUrl: cover(brandAlias),
        categoryVOList: categories.map(({ categoryName, categoryAlias }) => ({
          categoryName,
          categoryAliasName: categoryAlias,
        })),
      }))
  },
  brandAll: (_input, { state }) => brandsIn(state),
  brandPage({ query }, { state }) {
    const matches = textMatcher(query.keyWord ?? '')
    return page(
      brandsIn(state).filter(({ brandName }) => matches(brandName)),
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
    const category = categoryOf(
      state,
      (one) => one.categoryAlias === categoryRouteName || one.categoryId === categoryId,
    )
    return { ...category, about: '', brands: brandsIn(state), seoConfig: seo(category.categoryName) }
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
}
