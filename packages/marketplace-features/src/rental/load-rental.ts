import { calls } from '@tradepost/contract'
import { standardType } from '@tradepost/domain/offer/offer-kinds'
import { rentalDays } from '@tradepost/domain/time/windows'
import { paths } from '../kernel/paths/index.ts'
import type { FeatureContext } from '../kernel/server.ts'
import { siteFacts } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'
import { listData, offerItems, trailData } from '../page/structured-data.ts'

const offersShown = 12

/** The buyer's current rentals. Empty for visitors and if the call failed. */
async function runningRentals(ctx: FeatureContext) {
  if (!ctx.signedIn) return []
  const body = { state: 'renting' as const, pageNo: 1, pageSize: 6 }
  return ctx.api(calls.rental.rentalPage, { body }).then(
    ({ list }) => list,
    () => [],
  )
}

/** Loads the rental home: offers for rent, brands with rentals, and the buyer's rentals. */
export async function loadRental(ctx: FeatureContext) {
  const { tenantId, siteId } = ctx.tenant
  const page = { ...siteFacts(ctx), standardTypes: [standardType.rental], pageNo: 1 }
  const [offers, brands, rentals] = await Promise.all([
    ctx.api(calls.offer.offerPage, { body: { ...page, inStock: true, sort: 'best-match', pageSize: offersShown } }),
    ctx
      .api(calls.catalog.urlRouteCategory, { query: { tenantId, siteId, categoryRouteName: 'rental' } })
      .catch(() => null),
    runningRentals(ctx),
  ])
  return {
    offers: offers.list,
    category: brands,
    rentals,
    meta: pageMeta(
      ctx,
      ctx.t('rental.title'),
      `${ctx.t('catalog.rentalFrom')}. ${ctx.t('rental.lead', { days: rentalDays })}`,
      {
        data: [
          trailData(ctx, [{ name: ctx.t('rental.title'), path: paths.rental() }]),
          ...listData(ctx, offerItems(offers.list)),
        ],
      },
    ),
  }
}
