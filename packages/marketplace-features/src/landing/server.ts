import { calls } from '@tradepost/contract'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { brandItems, listData, trailData } from '../page/structured-data.ts'

export { changeBeta } from './change-beta.ts'

const siteIdsOf = ({ tenant }: FeatureContext) => ({ tenantId: tenant.tenantId, siteId: tenant.siteId })

/** Loads the landing page: popular brands, reviews, and the current event. */
export async function loadLanding(ctx: FeatureContext) {
  const input = { params: { id: ctx.tenant.siteId } }
  const [games, reviews, events] = await Promise.all([
    ctx.api(calls.catalog.mostPop, { ...input, query: { limit: 12 } }),
    ctx.api(calls.review.reviewPageShow, { query: { pageSize: 6 } }),
    ctx.api(calls.event.gameEventList),
  ])
  return {
    games,
    comments: reviews.list,
    event: events.find(({ state }) => state !== 'over') ?? null,
    meta: pageMeta(ctx, ctx.t('landing.title'), ctx.t('landing.lead'), {
      data: listData(ctx, brandItems(games)),
    }),
  }
}

/** Loads a brand's event with the brand's offers. Not found if the brand has no event. */
export async function loadEvent(ctx: FeatureContext, brandRouteName: string) {
  const [event, brand] = await Promise.all([
    ctx.api(calls.event.gameEvent, { params: { alias: brandRouteName } }),
    ctx.api(calls.catalog.urlRouteBrand, { query: { ...siteIdsOf(ctx), brandRouteName } }),
  ])
  const shown = brand.categories.filter(({ offerCount }) => offerCount > 0).slice(0, 4)
  const groups = await Promise.all(
    shown.map(async (category) => {
      const body = { ...siteFacts(ctx), brandId: brand.brandId, categoryId: category.categoryId, inStock: true }
      const { list } = await ctx.api(calls.offer.offerPage, { body: { ...body, sort: 'seller-rating', pageSize: 4 } })
      return { category, offers: list }
    }),
  )
  const over = event.state === 'over'
  const title = over ? ctx.t('event.overTitle', { title: event.title }) : event.title
  return {
    brand,
    event,
    groups: groups.filter(({ offers }) => offers.length > 0),
    meta: pageMeta(ctx, title, over ? ctx.t('event.overText') : event.lead, {
      ...(over ? { robots: 'noindex' } : {}),
      image: event.picture?.url ?? brand.coverWideUrl,
      data: [
        trailData(ctx, [
          { name: brand.brandName, path: paths.brand(brand.brandAlias) },
          { name: title, path: paths.event(brand.brandAlias) },
        ]),
      ],
    }),
  }
}

/** Loads the page of the beta programme. `betaStatus` is null for visitors. */
export const loadBeta = async (ctx: FeatureContext) => ({
  betaStatus: ctx.signedIn ? await ctx.api(calls.beta.betaStatus) : null,
  meta: pageMeta(ctx, ctx.t('beta.title'), ctx.t('beta.lead')),
})

/** Loads the page with the reviews of the whole shop. */
export async function loadSiteReviews(ctx: FeatureContext) {
  const reviews = await ctx.api(calls.review.reviewPageShow, { query: { pageSize: 48 } })
  const { count } = reviews
  return {
    ...reviews,
    meta: pageMeta(
      ctx,
      ctx.t('siteReviews.title', { shop: ctx.tenant.displayName }),
      ctx.t('siteReviews.lead', { count }),
    ),
  }
}
