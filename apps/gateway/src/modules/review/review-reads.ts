import { calls } from '@tradepost/contract'
import { settledStates } from '@tradepost/domain/order/order-states'
import { and, avg, count, desc, eq, inArray, notExists, type SQL } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { toReview } from '../order/review-view.ts'

interface Target {
  offerId?: string | undefined
  sellerId?: string | undefined
}

function validTarget({ offerId, sellerId }: Target): Target {
  if (!offerId && !sellerId) throw new Failure('bad_request', { field: 'offerId' })
  // An id above the bigint range would make the query fail; replace it with 0, which matches no row.
  const queryable = (id: string | undefined) => (id === undefined ? undefined : fitsId64(id) ? id : '0')
  return { offerId: queryable(offerId), sellerId: queryable(sellerId) }
}

const reviewsOf = (tenantId: number, { offerId, sellerId }: Target): SQL | undefined =>
  ofTenant(
    review,
    tenantId,
    offerId ? eq(review.offerId, offerId) : undefined,
    sellerId ? eq(review.sellerId, sellerId) : undefined,
  )

/** Counts confirmed orders without a review. They count as orders, but not in the score. */
async function silentOrders(tx: Tx, tenantId: number, { offerId, sellerId }: Target): Promise<number> {
  const reviews = tx
    .select({ id: review.id })
    .from(review)
    .where(ofTenant(review, tenantId, eq(review.orderId, orderHead.id)))
  const [row] = await tx
    .select({ n: count() })
    .from(orderHead)
    .where(
      ofTenant(
        orderHead,
        tenantId,
        inArray(orderHead.state, settledStates),
        offerId ? eq(orderHead.offerId, offerId) : undefined,
        sellerId ? eq(orderHead.sellerId, sellerId) : undefined,
        notExists(reviews),
      ),
    )
  return row?.n ?? 0
}

/** Calls about scores and reviews of an offer or a seller. */
export function reviewReadCalls({ db }: Deps): Implementation[] {
  const read = <T>({ tenant }: CallContext, fn: (tx: Tx, tenantId: number) => Promise<T>) =>
    db.withTenant(tenant.tenantId, 'visitor', (tx) => fn(tx, tenant.tenantId))

  return [
    implement(calls.review.scoreCount, ({ query }, context) => {
      const target = validTarget(query ?? {})
      return read(context, async (tx, tenantId) => {
        const [row] = await tx
          .select({ n: count(), average: avg(review.score) })
          .from(review)
          .where(reviewsOf(tenantId, target))
        const average = row?.average ? Math.round(Number(row.average) * 10) / 10 : null
        return { average, count: row?.n ?? 0, silentOrders: await silentOrders(tx, tenantId, target) }
      })
    }),
    implement(calls.review.reviewPage, ({ query }, context) => {
      const target = validTarget(query ?? {})
      const { level, pageNo = 1, pageSize = 24 } = query ?? {}
      return read(context, async (tx, tenantId) => {
        const where = and(reviewsOf(tenantId, target), level ? eq(review.level, level) : undefined)
        const [total] = await tx.select({ n: count() }).from(review).where(where)
        const rows = await tx
          .select({ review, title: offer.title })
          .from(review)
          .innerJoin(offer, ofTenant(offer, review.tenantId, eq(offer.id, review.offerId)))
          .where(where)
          .orderBy(desc(review.createdAt), desc(review.id))
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const list = rows.map(({ review: row, title }) => toReview(row, title))
        return { total: total?.n ?? 0, pageNo, pageSize, list }
      })
    }),
    implement(calls.review.reviewLevelCount, ({ query }, context) => {
      const target = validTarget(query ?? {})
      return read(context, async (tx, tenantId) => {
        const rows = await tx
          .select({ level: review.level, n: count() })
          .from(review)
          .where(reviewsOf(tenantId, target))
          .groupBy(review.level)
        const of = (level: string) => rows.find((row) => row.level === level)?.n ?? 0
        const [positive, neutral, negative] = [of('positive'), of('neutral'), of('negative')]
        return { all: positive + neutral + negative, positive, neutral, negative }
      })
    }),
  ]
}
