import { type CallData, calls } from '@tradepost/contract'
import { desc, eq } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerPrice } from '../../platform/db/schema/offer/offer-price.ts'
import type { Deps } from '../../platform/deps.ts'
import { requireOwnOffer } from '../offer/require-own-offer.ts'

type Price = CallData<typeof calls.offerPrice.offerPricePage>['list'][number]

/** The side that set a price, from the actor of its transaction. */
const sideOf = (actor: string): Price['by'] => {
  const [kind] = actor.split(':')
  if (kind === 'seller' || kind === 'plan') return kind
  return kind === 'service' ? 'staff' : 'platform'
}

/** The prices that an offer has had. */
export const offerPriceModule = (deps: Deps): Implementation[] => [
  implement(calls.offerPrice.offerPricePage, ({ params, body = {} }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      await requireOwnOffer(tx, { tenantId, sellerId, offerId: params.id })
      const { pageNo = 1, pageSize = 24 } = body
      const ofOffer = ofTenant(offerPrice, tenantId, eq(offerPrice.offerId, params.id))
      // One more than the page shows: the last price of the page is compared with the one before it.
      const rows = await tx
        .select()
        .from(offerPrice)
        .where(ofOffer)
        .orderBy(desc(offerPrice.n))
        .limit(pageSize + 1)
        .offset((pageNo - 1) * pageSize)
      const list = rows.slice(0, pageSize).map(({ priceMinor, since, setBy }, index) => ({
        ...{ priceMinor, since: since.toISOString(), by: sideOf(setBy) },
        beforeMinor: rows[index + 1]?.priceMinor ?? null,
      }))
      return { total: await tx.$count(offerPrice, ofOffer), pageNo, pageSize, list }
    }),
  ),
]
