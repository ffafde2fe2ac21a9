import { randomUUID } from 'node:crypto'
import { type CallInput, calls } from '@tradepost/contract'
import { mostSellerCoupons } from '@tradepost/domain/limits/seller-coupons'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { noteChange, sellerOf } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { coupon } from '../../platform/db/schema/order/cart.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { couponTerms } from './coupon-calls.ts'
import { couponPage, couponView, endCoupon } from './coupon-views.ts'

const perDay: RateRule = { name: 'seller-coupon-create', limit: 100, windowMs: dayMs }
const mostDays = 366

type NewCoupon = CallInput<typeof calls.coupon.sellerCouponCreate>['body']

/** Stores a seller's coupon. The number of coupons is checked under a lock of the seller. */
async function addCoupon(deps: Deps, tx: Tx, tenantId: number, sellerId: string, body: NewCoupon): Promise<string> {
  const now = deps.clock.now()
  const claimUntil = new Date(body.claimUntil)
  if (claimUntil <= now || claimUntil.getTime() > now.getTime() + mostDays * dayMs)
    throw new Failure('bad_request', { field: 'claimUntil' })
  const name = cleanTitle(body.name)
  if (!name) throw new Failure('bad_request', { field: 'name' })
  const terms = couponTerms(body)
  await tx
    .select({ id: seller.id })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
    .for('no key update')
  await requireRate(tx, tenantId, perDay, sellerId, now)
  if (!(await maySellerAct(tx, tenantId, sellerId, 'add'))) throw new Failure('seller_suspended')
  const open = and(
    eq(coupon.sellerId, sellerId),
    isNull(coupon.stoppedAt),
    gt(coupon.claimUntil, now),
    or(isNull(coupon.claimsLeft), ne(coupon.claimsLeft, 0)),
  )
  if ((await tx.$count(coupon, ofTenant(coupon, tenantId, open))) >= mostSellerCoupons)
    throw new Failure('coupons_full')
  const id = randomUUID()
  const created = await tx
    .insert(coupon)
    .values({
      ...{ tenantId, id, sellerId, name, code: body.code.toUpperCase(), ...terms, borneBy: 'seller', createdAt: now },
      ...{ validHours: body.validHours, claimFrom: now, claimUntil, claimsLeft: body.claims ?? null },
    })
    .onConflictDoNothing()
    .returning({ id: coupon.id })
  if (created.length === 0) throw new Failure('conflict', { field: 'code' })
  return id
}

/** Calls of sellers about their own coupons, for which they pay. */
export const sellerCouponCalls = (deps: Deps): Implementation[] => [
  implement(calls.coupon.sellerCoupons, ({ query }, context) =>
    asSeller(deps, context, (tx, sellerId) =>
      couponPage(tx, context.tenant.tenantId, deps.clock.now(), { ...query, where: eq(coupon.sellerId, sellerId) }),
    ),
  ),
  implement(calls.coupon.sellerCouponCreate, ({ body }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const id = await addCoupon(deps, tx, tenantId, sellerId, body)
      const view = await couponView(tx, tenantId, deps.clock.now(), id)
      const { code, percentOff, amountOff, claimsLeft, claimUntil } = view
      noteChange(context, { after: { id, code, percentOff, amountOff, claimsLeft, claimUntil } })
      return view
    }),
  ),
  implement(calls.coupon.sellerCouponStop, ({ params }, context) =>
    asSeller(deps, context, async (tx) => {
      const own = eq(coupon.sellerId, sellerOf(context))
      const { before, view } = await endCoupon(tx, context.tenant.tenantId, deps.clock.now(), { ...params, where: own })
      noteChange(context, { before: { state: before }, after: { state: view.state, code: view.code } })
      return view
    }),
  ),
]
