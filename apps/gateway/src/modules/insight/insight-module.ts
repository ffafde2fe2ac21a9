import { type CallData, calls } from '@tradepost/contract'
import { ordersOfNextLevel, scoreOfLevels } from '@tradepost/domain/seller/seller-level'
import { and, avg, count, eq, gte, inArray, sql, sum } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller, inCall } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ledgerFolded, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { review } from '../../platform/db/schema/order/review.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { sellerRecord } from '../../platform/db/schema/seller-record.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { sellerFacts } from '../offer/seller-brief.ts'
import { handleViews, recordView } from './offer-views.ts'
import { shopFigureCalls } from './shop-figures.ts'
import { outcomes, type Scope, soldBy } from './sold-orders.ts'
import { stepOf, stepsSince } from './time-steps.ts'
import { timeZoneOf } from './time-zone.ts'
import { viewedOffers } from './viewed-offers.ts'

type Insight = CallData<typeof calls.seller.sellerInsight>

/** The seller's shares of settled orders, from the postings of the ledger to balance and reserve. */
async function earnedIn(tx: Tx, { tenantId, sellerId, from }: Scope): Promise<Insight['earned']> {
  const rows = await tx
    .select({ currency: transfer.unit, minor: sum(posting.amount).mapWith(Number) })
    .from(ledgerFolded)
    .innerJoin(posting, ofTenant(posting, ledgerFolded.tenantId, eq(posting.accountId, ledgerFolded.id)))
    .innerJoin(transfer, ofTenant(transfer, posting.tenantId, eq(transfer.id, posting.transferId)))
    .where(
      and(
        ofTenant(ledgerFolded, tenantId, eq(ledgerFolded.ownerKind, 'seller'), eq(ledgerFolded.ownerId, sellerId)),
        inArray(ledgerFolded.purpose, ['payable', 'reserve']),
        eq(transfer.kind, 'settle'),
        gte(transfer.createdAt, from),
      ),
    )
    .groupBy(transfer.unit)
    .orderBy(transfer.unit)
  return rows
}

async function reviewsIn(tx: Tx, { tenantId, sellerId, from }: Scope): Promise<Insight['reviews']> {
  const [row] = await tx
    .select({ count: count(), mean: avg(review.score) })
    .from(review)
    .where(ofTenant(review, tenantId, eq(review.sellerId, sellerId), gte(review.createdAt, from)))
  return { count: row?.count ?? 0, mean: row?.mean ? Math.round(Number(row.mean) * 10) / 10 : null }
}

async function standingOf(tx: Tx, { tenantId, sellerId }: Scope): Promise<Pick<Insight, 'facts' | 'level'>> {
  const [row] = await tx
    .select({ seller, orders: sql<number>`coalesce(${sellerRecord.orders}, 0)` })
    .from(seller)
    .leftJoin(sellerRecord, ofTenant(sellerRecord, seller.tenantId, eq(sellerRecord.sellerId, seller.id)))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  if (!row) throw new Failure('not_found')
  const { deliverySpeed, serviceAttitude, productDescription, performanceScore } = sellerFacts(row.seller)
  const { level } = row.seller
  return {
    facts: { deliverySpeed, serviceAttitude, productDescription, performanceScore },
    level: { level, orders: row.orders, needed: ordersOfNextLevel(level), score: scoreOfLevels },
  }
}

/** The calls that count views of offers, and tell a seller about views, sales, deliveries, reviews and level. */
export function insightModule(deps: Deps): Implementation[] {
  handleViews(deps)
  return [
    ...shopFigureCalls(deps),
    implement(calls.seller.sellerInsight, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const days = Number(body.days ?? 30)
        const { tenantId } = context.tenant
        const timeZone = await timeZoneOf(tx, tenantId)
        const starts = stepsSince(deps.clock.now(), days, stepOf(days), timeZone)
        const scope = { tenantId, sellerId, from: starts[0].at, timeZone }
        const sold = await soldBy(tx, scope, starts)
        const { byStep, views, offers } = await viewedOffers(tx, scope, starts)
        return {
          timeZone,
          from: scope.from.toISOString(),
          series: starts.map(({ at }, step) => ({
            from: at.toISOString(),
            orders: sold.get(step) ?? 0,
            views: byStep.get(step) ?? 0,
          })),
          views,
          orders: await outcomes(tx, scope),
          earned: await earnedIn(tx, scope),
          reviews: await reviewsIn(tx, scope),
          ...(await standingOf(tx, scope)),
          offers,
        }
      }),
    ),
    implement(calls.offer.recordOfferView, ({ body }, context) =>
      inCall(deps, context, 'visitor', async (tx) => {
        await recordView(deps, tx, context, body)
        return {}
      }),
    ),
  ]
}
