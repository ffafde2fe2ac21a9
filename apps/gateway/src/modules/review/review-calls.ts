import { calls } from '@tradepost/contract'
import { isOneOf, settledStates } from '@tradepost/domain/order/order-states'
import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { accounts, postTransfer } from '../ledger/ledger.ts'
import { lockOwnOrder, newestFirst, viewOrders } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { toReview } from '../order/review-view.ts'
import { pointsFor } from '../order/settlement.ts'

const levelOf = (score: number) => (score >= 4 ? 'positive' : score === 3 ? 'neutral' : 'negative')

async function titleOf(tx: Tx, row: OrderRow): Promise<string> {
  const [current] = await tx
    .select({ title: offer.title })
    .from(offer)
    .where(ofTenant(offer, row.tenantId, eq(offer.id, row.offerId)))
  return current?.title ?? row.title
}

interface Words {
  score: number
  text: string
  locale: string
}

/** Credits points for a review. An order has only one review, so the points are credited once. */
async function reward(tx: Tx, { tenantId, buyerId, id }: OrderRow): Promise<void> {
  const points = (await siteOf(tx, tenantId)).finance.pointsPerReview
  if (points <= 0) return
  await postTransfer(tx, tenantId, {
    id: uuid5('review-points', id),
    kind: 'points',
    unit: 'POINT',
    ref: { kind: 'review', id },
    legs: [
      { account: accounts.pointsIssue, amount: -points },
      { account: accounts.points(buyerId), amount: points },
    ],
  })
}

/** Stores the only review of a finished order, by its buyer, who must not be its seller. */
export async function insertReview(deps: Deps, tx: Tx, row: OrderRow, { score, text, locale }: Words) {
  const { tenantId, buyerId, sellerId, offerId } = row
  if (!isOneOf(settledStates, row.state)) throw new Failure('state_conflict')
  const [author] = await tx
    .select({ name: appUser.nickName, ownShop: seller.id })
    .from(appUser)
    .leftJoin(seller, ofTenant(seller, appUser.tenantId, eq(seller.userId, appUser.id), eq(seller.id, sellerId)))
    .where(ofTenant(appUser, tenantId, eq(appUser.id, buyerId)))
  if (!author || author.ownShop !== null) throw new Failure('own_offer')
  const [inserted] = await tx
    .insert(review)
    .values({
      tenantId,
      id: newId(deps.clock),
      offerId,
      sellerId,
      orderId: row.id,
      authorId: buyerId,
      authorName: author.name,
      level: levelOf(score),
      score,
      text,
      textLanguage: locale,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing({ target: [review.tenantId, review.orderId] })
    .returning()
  if (!inserted) throw new Failure('conflict')
  await reward(tx, row)
  return toReview(inserted, await titleOf(tx, row))
}

/** Calls of buyers about the reviews they have written and may still write. */
export function writeReviewCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.review.writeReview, ({ body }, context) =>
      once(deps, context, calls.review.writeReview, body, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => {
          const text = body.text.trim()
          if (!text) throw new Failure('data_error', { field: 'text' })
          const row = await lockOwnOrder(tx, context.tenant.tenantId, buyerId, body.orderId)
          if (!row) throw new Failure('not_found', { field: 'orderId' })
          return store(tx, await insertReview(deps, tx, row, { score: body.score, text, locale: context.locale }))
        }),
      ),
    ),
    implement(calls.review.myReviews, ({ query }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const { kind = 'to-write', pageNo = 1, pageSize = 24 } = query ?? {}
        const ofOrder = ofTenant(review, orderHead.tenantId, eq(review.orderId, orderHead.id))
        const isOwn = ofTenant(
          orderHead,
          tenantId,
          eq(orderHead.buyerId, buyerId),
          inArray(orderHead.state, settledStates),
        )
        const ofKind = {
          'to-write': isNull(review.id),
          written: isNotNull(review.id),
          replied: isNotNull(review.replyAt),
        }
        const n = (condition: SQL) => sql<number>`(count(*) filter (where ${condition}))::int`
        const [counted] = await tx
          .select({ toWrite: n(ofKind['to-write']), written: n(ofKind.written), replied: n(ofKind.replied) })
          .from(orderHead)
          .leftJoin(review, ofOrder)
          .where(isOwn)
        const counts = counted ?? { toWrite: 0, written: 0, replied: 0 }
        const rows = await tx
          .select({ order: orderHead, review })
          .from(orderHead)
          .leftJoin(review, ofOrder)
          .where(and(isOwn, ofKind[kind]))
          .orderBy(...newestFirst)
          .limit(pageSize)
          .offset((pageNo - 1) * pageSize)
        const orders = await viewOrders(
          tx,
          context,
          rows.map((row) => row.order),
          deps.clock.now(),
        )
        const list = orders.map((order, n) => {
          const written = rows[n]?.review
          return { order, review: written ? toReview(written, order.title) : null }
        })
        const total = kind === 'to-write' ? counts.toWrite : counts[kind]
        return { total, pageNo, pageSize, list, counts, points: await pointsFor(tx, tenantId, buyerId, ['review']) }
      }),
    ),
  ]
}
