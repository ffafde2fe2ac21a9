import { calls } from '@tradepost/contract'
import { searchSorts } from '@tradepost/contract/constants'
import type { FeatureContext } from '../kernel/server.ts'
import { loadListing } from '../listing/server.ts'
import { pageMeta } from '../page/server.ts'
import { listData, offerItems, trailData } from '../page/structured-data.ts'

/** Loads a seller's store. Makes no call for a malformed id. */
export async function loadStore(ctx: FeatureContext, sellerId: string) {
  const [seller, listing] = await Promise.all([
    ctx.api(calls.seller.sellerStore, { query: { sellerId } }),
    ctx.beside(loadListing(ctx, { sellerId }, searchSorts)),
  ])
  return {
    seller,
    listing,
    meta: pageMeta(
      ctx,
      ctx.t('offer.storeTitle', { seller: seller.nickName }),
      ctx.t('offer.storeText', { seller: seller.nickName }),
      {
        ...(seller.sells || seller.away ? {} : { robots: 'noindex' }),
        page: listing?.query.pageNo ?? 1,
        data: [
          trailData(ctx, [{ name: seller.nickName, path: ctx.url.pathname }]),
          ...listData(ctx, offerItems(listing?.page.list ?? [])),
        ],
      },
    ),
  }
}
