import { calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { rankPoints, rankScore } from '@tradepost/domain/ranking/offer-rank'
import { eq, ne } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offerRank } from '../../platform/db/schema/offer/offer-rank.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { shownCurrency, shownPrice } from '../../platform/money/price.ts'
import { placeInList } from './place-in-list.ts'

/** Calls that explain the place of an offer in "best match", and what similar offers sold for. */
export function rankingModule({ db }: Pick<Deps, 'db'>): Implementation[] {
  return [
    implement(calls.offer.offerRank, ({ params: { id } }, { tenant: { tenantId }, user }) =>
      db.withTenant(tenantId, user?.userId ?? 'visitor', async (tx) => {
        const [row] = fitsId64(id)
          ? await tx
              .select({
                status: offer.status,
                available: offer.available,
                minQuantity: offer.minQuantity,
                rank: offerRank,
              })
              .from(offer)
              .leftJoin(offerRank, ofTenant(offerRank, offer.tenantId, eq(offerRank.offerId, offer.id)))
              .where(ofTenant(offer, tenantId, eq(offer.id, id), ne(offer.status, productStatus.shelfDown)))
          : []
        if (!row) throw new Failure('not_found', { field: 'id' })
        const { status, available, minQuantity, rank } = row
        const canBeBought = status === productStatus.onSale && available >= minQuantity
        const place = canBeBought ? await placeInList(tx, tenantId, id) : null
        if (!rank) return { place, rank: null }
        const {
          tenantId: _,
          offerId: __,
          isSingle,
          rankedAt,
          soldCount,
          soldLow,
          soldMedian,
          soldHigh,
          soldWeeks: ___,
          ...facts
        } = rank
        return {
          place,
          rank: {
            ...facts,
            score: rankScore({ ...facts, isSingle }),
            points: rankPoints({ ...facts, isSingle }),
            rankedAt: rankedAt.toISOString(),
          },
        }
      }),
    ),
    implement(calls.offer.offerSoldCourse, ({ params: { id }, query }, context) => {
      const { tenantId } = context.tenant
      return db.withTenant(tenantId, context.user?.userId ?? 'visitor', async (tx) => {
        const [row] = fitsId64(id)
          ? await tx
              .select({ weeks: offerRank.soldWeeks })
              .from(offer)
              .leftJoin(offerRank, ofTenant(offerRank, offer.tenantId, eq(offerRank.offerId, offer.id)))
              .where(ofTenant(offer, tenantId, eq(offer.id, id), ne(offer.status, productStatus.shelfDown)))
          : []
        if (!row) throw new Failure('not_found', { field: 'id' })
        const currency = await shownCurrency(tx, context, query?.toCurrencyId)
        const weeks = (row.weeks ?? []).flatMap(({ from, count, median }) => {
          const { price } = shownPrice(median, currency)
          return price ? [{ from, sales: count, median: price }] : []
        })
        return { weeks }
      })
    }),
  ]
}
