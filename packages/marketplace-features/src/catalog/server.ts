import { ApiError } from '@tradepost/api-client'
import { type AreaBrands, calls } from '@tradepost/contract'
import { areaType, pageType, searchSorts, terminalType } from '@tradepost/contract/constants'
import { isRental, standardType } from '@tradepost/domain/offer/offer-kinds'
import { formatNumber } from '@tradepost/i18n/format'
import { categoryPath } from '../brand/slug-paths.ts'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { loadListing, loadStandardListing } from '../listing/server.ts'
import { type ShownOffer, shownOffer } from '../offer-card/shown-offer.ts'
import { areaList, type DraftArea } from '../page/area-list.ts'
import { pageMeta } from '../page/server.ts'
import { brandItems, listData, offerItems, trailData } from '../page/structured-data.ts'
import { recommendedSellers } from '../seller/recommended.ts'
import { leadTo } from './lead-to.ts'

const siteIdsOf = ({ tenant }: FeatureContext) => ({ tenantId: tenant.tenantId, siteId: tenant.siteId })

/** The minimum level of a recommended seller; null if the call failed. */
const thresholdOf = (ctx: FeatureContext): Promise<number | null> =>
  ctx.beside(
    ctx
      .api(calls.site.templateSetting, { query: { ...siteIdsOf(ctx), terminalType: ctx.terminal } })
      .then(({ recommendedSellerLevel }) => recommendedSellerLevel),
  )

/** The best matching offers of a brand or category, unfiltered; null if the call failed. */
function hotOffers(
  ctx: FeatureContext,
  scope: { brandId?: string; categoryId?: string },
  pageSize: number,
): Promise<ShownOffer[] | null> {
  const body = { ...siteFacts(ctx), ...scope, inStock: true, sort: 'best-match' as const, pageSize }
  return ctx.beside(ctx.api(calls.offer.offerPage, { body }).then(({ list }) => list.map(shownOffer)))
}

/** Loads a brand, its categories, and the best offers of each. */
export async function loadBrand(ctx: FeatureContext, brandRouteName: string) {
  const thresholdRequest = thresholdOf(ctx)
  const brand = await ctx.api(calls.catalog.urlRouteBrand, {
    query: { ...siteIdsOf(ctx), brandRouteName, pageType: pageType.brand },
  })
  if (brand.brandAlias !== brandRouteName) leadTo(ctx, paths.brand(brand.brandAlias))
  const shown = brand.categories.filter(({ offerCount }) => offerCount > 0).slice(0, 5)
  const groups = await Promise.all(
    shown.map(async (category) => ({
      category,
      offers: await hotOffers(ctx, { brandId: brand.brandId, categoryId: category.categoryId }, 4),
    })),
  )
  const threshold = await thresholdRequest
  return {
    brand,
    groups: groups.filter(({ offers }) => offers?.length !== 0),
    sellers:
      threshold === null
        ? null
        : recommendedSellers(
            groups.flatMap(({ offers }) => offers ?? []),
            threshold,
          ),
    meta: pageMeta(
      ctx,
      brand.seoConfig.title || ctx.t('catalog.brandTitle', { brand: brand.brandName }),
      brand.seoConfig.description || ctx.t('catalog.brandText', { brand: brand.brandName }),
      {
        ...(brand.coverWideUrl ? { image: brand.coverWideUrl } : {}),
        data: [
          trailData(ctx, [
            { name: ctx.t('catalog.allGames'), path: paths.allGames() },
            { name: brand.brandName, path: paths.brand(brand.brandAlias) },
          ]),
          ...listData(
            ctx,
            brand.categories.map(({ categoryName, categoryAlias }) => ({
              name: categoryName,
              path: paths.brandCategory(brand.brandAlias, categoryAlias),
            })),
          ),
        ],
      },
    ),
  }
}

/** Loads the offers of one brand category. Coins use a separate gateway call and other sorts. */
export async function loadBrandCategory(ctx: FeatureContext, brandRouteName: string, categoryRouteName: string) {
  const beside = Promise.all([thresholdOf(ctx), ctx.aliases()])
  const entry = await ctx.api(calls.catalog.urlRouteBrandCategory, {
    query: {
      ...siteIdsOf(ctx),
      brandRouteName,
      categoryRouteName,
      wpArticleVOContentSwitch: true,
      pageType: pageType.list,
      terminalType: ctx.terminal,
      isShowBrandImg: true,
      isGetTabData: true,
      isGetBreadcrumbData: true,
    },
  })
  // The gateway may return null data (spec §8), although the contract's type does not allow null.
  if (!entry)
    throw new ApiError('WEBSITE0101', 'no data', { status: 404, path: calls.catalog.urlRouteBrandCategory.path })
  if (entry.brandAlias !== brandRouteName || entry.categoryAlias !== categoryRouteName)
    leadTo(ctx, paths.brandCategory(entry.brandAlias, entry.categoryAlias))
  const scope = { brandId: entry.brandId, categoryId: entry.categoryId }
  const listing =
    entry.standardType === standardType.stand
      ? await loadStandardListing(ctx, scope)
      : await loadListing(ctx, scope, searchSorts)
  const [threshold, aliases] = await beside
  const names = { brand: entry.brandName, category: entry.categoryName }
  return {
    entry,
    /** Parent categories, with a link if the site has a page for them. */
    parents: entry.parents
      .filter(({ name }) => name !== names.brand && name !== names.category)
      .map(({ id, name }) => {
        const href = categoryPath(aliases, entry.brandId, id)
        return { label: name, ...(href && { href }) }
      }),
    listing,
    sellers: threshold === null ? null : recommendedSellers(listing.page.list, threshold),
    /** Spec §2: the header of non-standard categories that are neither rental nor membership. */
    primaryHeader: !entry.isStandard && !isRental(entry) && !entry.isMemberShip,
    meta: pageMeta(
      ctx,
      entry.seoConfig.title || ctx.t('catalog.brandCategoryTitle', names),
      entry.seoConfig.description || ctx.t('catalog.brandCategoryText', names),
      {
        ...(entry.brandImg?.coverWideUrl ? { image: entry.brandImg.coverWideUrl } : {}),
        page: listing.query.pageNo,
        data: [
          trailData(ctx, [
            { name: entry.brandName, path: paths.brand(entry.brandAlias) },
            { name: entry.categoryName, path: paths.brandCategory(entry.brandAlias, entry.categoryAlias) },
          ]),
          ...listData(ctx, offerItems(listing.page.list)),
        ],
      },
    ),
  }
}

/** Loads all brands, and the featured ones: the tenant's choice on phones (area 5), the popular ones on desktop. */
export async function loadAllGames(ctx: FeatureContext, draft?: DraftArea) {
  const { siteId, origin } = ctx.tenant
  const phone = !draft && ctx.terminal === terminalType.h5
  const [brands, hot, config] = await Promise.all([
    ctx.api(calls.catalog.brandAll, { params: { id: siteId } }),
    ctx.beside(ctx.api(calls.catalog.mostPop, { params: { id: siteId }, query: { limit: 6 } })),
    phone
      ? ctx.beside(
          ctx.api(calls.site.commonConfig, {
            query: { domain: new URL(origin).host, areaTypes: [areaType.h5AllGameHotGame] },
          }),
        )
      : null,
  ])
  const [area] = draft ? [draft.area] : (config?.configs ?? [])
  const featured = area && areaList<AreaBrands>(area.jsonData, 'brands')
  return {
    brands,
    hot: featured?.brands.slice(0, 6) ?? hot,
    meta: pageMeta(
      ctx,
      ctx.t('catalog.allGames'),
      ctx.t('catalog.allGamesText', { games: formatNumber(brands.length) }),
      {
        data: listData(ctx, brandItems(brands)),
      },
    ),
  }
}

/** Loads brands by popularity, age and sales. */
export async function loadBrands(ctx: FeatureContext) {
  const input = { params: { id: ctx.tenant.siteId }, query: { limit: 12 } }
  const [popular, newest, topSellers] = await Promise.all([
    ctx.api(calls.catalog.mostPop, input),
    ctx.api(calls.catalog.mostNew, input),
    ctx.api(calls.catalog.topSeller, input),
  ])
  return {
    popular,
    newest,
    topSellers,
    meta: pageMeta(ctx, ctx.t('catalog.brands'), ctx.t('catalog.brandsText'), {
      data: listData(ctx, brandItems(popular)),
    }),
  }
}

async function loadCategoryBy(ctx: FeatureContext, by: { categoryId: string } | { categoryRouteName: string }) {
  const category = await ctx.api(calls.catalog.urlRouteCategory, {
    query: { ...siteIdsOf(ctx), ...by, pageType: pageType.category },
  })
  const offers = await hotOffers(ctx, { categoryId: category.categoryId }, 12)
  return { category, offers }
}

/** Loads one category across all brands. */
export async function loadCategory(ctx: FeatureContext, categoryId: string) {
  const { category, offers } = await loadCategoryBy(ctx, { categoryId })
  const names = { category: category.categoryName }
  return {
    category,
    offers,
    meta: pageMeta(
      ctx,
      category.seoConfig.title || ctx.t('catalog.categoryTitle', names),
      category.seoConfig.description || category.about || ctx.t('catalog.categoryText', names),
      {
        data: [
          trailData(ctx, [{ name: category.categoryName, path: paths.category(category.categoryId) }]),
          ...listData(ctx, offerItems(offers ?? [])),
        ],
      },
    ),
  }
}

/** Loads shared-game access: `category` shows offers first, `community` the explanation. */
export async function loadSharing(ctx: FeatureContext, variant: 'category' | 'community') {
  const [{ category, offers }, periods] = await Promise.all([
    loadCategoryBy(ctx, { categoryRouteName: 'game-sharing' }),
    ctx.beside(ctx.api(calls.sharedGame.settingPeriod, { query: siteIdsOf(ctx) })),
  ])
  const words = variant === 'category' ? 'catalog.sharing' : 'catalog.community'
  return {
    category,
    offers,
    periods: periods ?? [],
    meta: pageMeta(ctx, ctx.t(`${words}Title` as const), ctx.t(`${words}Text` as const)),
  }
}
