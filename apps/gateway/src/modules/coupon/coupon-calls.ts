import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { and, asc, eq, gt, isNull, lte, or, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { serviceAct } from '../../platform/db/schema/order/after-sales.ts'
import { coupon, couponGrant } from '../../platform/db/schema/order/cart.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { shownCurrency } from '../../platform/money/price.ts'
import { isInside } from '../../platform/network/caller-network.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { after } from '../../platform/time/clock.ts'
import { shownMostOff } from './coupon-terms.ts'
import { payPoints } from './pay-points.ts'

export type CouponRow = typeof coupon.$inferSelect

export async function couponByCode(tx: Tx, tenantId: number, code: string): Promise<CouponRow> {
  const [row] = await tx
    .select()
    .from(coupon)
    .where(ofTenant(coupon, tenantId, eq(coupon.code, code.toUpperCase())))
  if (!row) throw new Failure('coupon_invalid', { field: 'code' })
  return row
}

/**
 * Grants a coupon to a buyer, who paid this number of points. A second grant without points to the same buyer is a
 * conflict. A stopped coupon is refused.
 */
export async function giveCoupon(deps: Deps, tx: Tx, row: CouponRow, buyerId: string, points = 0) {
  const { tenantId, name, percentOff, amountOffMinor, currency, minTotalMinor, borneBy, sellerId } = row
  if (row.stoppedAt) throw new Failure('coupon_invalid', { field: 'code' })
  const expiresAt = after(deps, row.validHours * hourMs)
  const id = randomUUID()
  const terms = { percentOff, amountOffMinor, currency, minTotalMinor, borneBy, sellerId, points, expiresAt }
  const granted = await tx
    .insert(couponGrant)
    .values({ tenantId, id, buyerId, name, couponId: row.id, grantedBy: sql`actor_kind()` as never, ...terms })
    .onConflictDoNothing()
    .returning({ id: couponGrant.id })
  if (granted.length === 0) throw new Failure('conflict', { field: 'code' })
  return { id, name, expiresAt: expiresAt.toISOString() }
}

const claimable = (deps: Deps) => {
  const now = deps.clock.now()
  const hasLeft = or(isNull(coupon.claimsLeft), gt(coupon.claimsLeft, 0))
  return and(lte(coupon.claimFrom, now), gt(coupon.claimUntil, now), isNull(coupon.stoppedAt), hasLeft)
}

/** Refuses a coupon to the staff who made or approved it. */
async function requireStranger(tx: Tx, { tenantId, id }: CouponRow, buyerId: string): Promise<void> {
  const [act] = await tx
    .select({ id: serviceAct.id })
    .from(serviceAct)
    .where(
      ofTenant(
        serviceAct,
        tenantId,
        eq(serviceAct.refKind, 'coupon'),
        eq(serviceAct.refId, id),
        eq(serviceAct.userId, buyerId),
      ),
    )
    .limit(1)
  if (act) throw new Failure('forbidden')
}

/** Claiming is free, so one network with many accounts must not take all of a limited coupon. */
const scarceClaims: RateRule = { name: 'scarce-coupon', limit: 20, windowMs: dayMs }

type Claim = CallInput<typeof calls.coupon.claimCoupon>['body']

async function claim(deps: Deps, tx: Tx, { tenant, ip }: CallContext, buyerId: string, { code, points = 0 }: Claim) {
  const { tenantId } = tenant
  const row = await couponByCode(tx, tenantId, code)
  // Nobody pays a price that was not shown.
  if (points !== (row.points ?? 0)) throw new Failure('coupon_points', { field: 'points' })
  await requireStranger(tx, row, buyerId)
  if (row.claimsLeft !== null && !isInside(ip))
    await requireRate(tx, tenantId, scarceClaims, { ip, of: row.id }, deps.clock.now())
  const granted = await giveCoupon(deps, tx, row, buyerId, points)
  // One statement: if two buyers claim the last coupon, one succeeds, and the other's grant is rolled back.
  const counted = await tx
    .update(coupon)
    .set({ claimsLeft: sql`${coupon.claimsLeft} - 1` })
    .where(ofTenant(coupon, tenantId, eq(coupon.id, row.id), claimable(deps)))
    .returning({ id: coupon.id })
  if (counted.length === 0) throw new Failure('coupon_invalid', { field: 'code' })
  if (points > 0) await payPoints(tx, tenantId, { buyerId, points, grantId: granted.id })
  return granted
}

const moneyOf = (minor: number | null, currency: string | null) => (minor && currency ? { minor, currency } : null)

type NewCoupon = CallInput<typeof calls.coupon.createCoupon>['body']

/** Checks and reads a coupon's terms: its discount and its minimum total. */
export function couponTerms(body: Pick<NewCoupon, 'percentOff' | 'amountOff' | 'minTotal' | 'currency'>) {
  const { percentOff, amountOff, minTotal = 0, currency } = body
  if ((percentOff === undefined) === (amountOff === undefined)) throw new Failure('bad_request', { field: 'amountOff' })
  if (!currency && (amountOff !== undefined || minTotal > 0)) throw new Failure('bad_request', { field: 'currency' })
  return {
    percentOff: percentOff ?? null,
    amountOffMinor: amountOff ?? null,
    minTotalMinor: minTotal,
    currency: currency ?? null,
  }
}

/** Lists the shop's claimable coupons, and claims any by its code. */
export function couponCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.coupon.claimableCoupons, ({ query }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        const shown = await shownCurrency(tx, context, query?.toCurrencyId)
        const settings = (await siteOf(tx, tenantId)).finance
        const ownGrant = ofTenant(
          couponGrant,
          coupon.tenantId,
          eq(couponGrant.couponId, coupon.id),
          eq(couponGrant.buyerId, buyerId),
          eq(couponGrant.points, 0),
        )
        const rows = await tx
          .select({ coupon, grantId: couponGrant.id })
          .from(coupon)
          .leftJoin(couponGrant, ownGrant)
          .where(ofTenant(coupon, tenantId, isNull(coupon.sellerId), claimable(deps)))
          .orderBy(asc(coupon.claimUntil), asc(coupon.code))
          .limit(100)
        return rows.map(({ coupon: row, grantId }) => ({
          code: row.code,
          name: row.name,
          percentOff: row.percentOff,
          amountOff: moneyOf(row.amountOffMinor, row.currency),
          minTotal: moneyOf(row.minTotalMinor, row.currency),
          mostOff: shownMostOff(settings, row.percentOff, shown),
          validHours: row.validHours,
          claimUntil: row.claimUntil?.toISOString() ?? null,
          points: row.points,
          claimed: row.points === null && grantId !== null,
        }))
      }),
    ),
    implement(calls.coupon.claimCoupon, ({ body }, context) =>
      once(deps, context, calls.coupon.claimCoupon, body, (store) =>
        asBuyer(deps, context, async (tx, buyerId) => store(tx, await claim(deps, tx, context, buyerId, body))),
      ),
    ),
  ]
}
