import { type CouponLine, couponRefusal, couponShares } from '@tradepost/domain/order/coupon'
import { eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { ShownCurrency } from '../../platform/money/price.ts'
import { couponTermsFor } from './coupon-terms.ts'

type Grant = typeof couponGrant.$inferSelect

const field = 'order.couponId'

/** A buyer's own coupon; fails for anybody else's. */
export async function ownCoupon(tx: Tx, tenantId: number, buyerId: string, couponId: string): Promise<Grant> {
  const [row] = await tx
    .select()
    .from(couponGrant)
    .where(ofTenant(couponGrant, tenantId, eq(couponGrant.id, couponId), eq(couponGrant.buyerId, buyerId)))
  if (!row) throw new Failure('coupon_invalid', { field })
  return row
}

const refusals = { currency: 'coupon_currency', minimum: 'coupon_minimum', seller: 'coupon_seller' } as const

/** A coupon's discount on each line of a purchase; fails if the coupon does not apply. */
export async function splitDiscount(
  tx: Tx,
  grant: Grant,
  lines: readonly CouponLine[],
  currency: Pick<ShownCurrency, 'code' | 'perUsd'>,
  now: Date,
): Promise<number[]> {
  if (grant.expiresAt <= now) throw new Failure('coupon_invalid', { field })
  const refusal = couponRefusal(grant, lines, currency.code)
  if (refusal) throw new Failure(refusals[refusal], { field })
  return couponShares(await couponTermsFor(tx, grant.tenantId, grant, currency), lines)
}

/** Binds a free coupon to a purchase, in one statement, so that only one of two purchases gets it. */
export async function lockCoupon(
  tx: Tx,
  tenantId: number,
  buyerId: string,
  couponId: string,
  purchaseId: string,
): Promise<void> {
  const locked = await tx
    .update(couponGrant)
    .set({ state: 'locked', purchaseId })
    .where(
      ofTenant(
        couponGrant,
        tenantId,
        eq(couponGrant.id, couponId),
        eq(couponGrant.buyerId, buyerId),
        eq(couponGrant.state, 'free'),
        gt(couponGrant.expiresAt, sql`moment()`),
      ),
    )
    .returning({ id: couponGrant.id })
  if (locked.length === 0) throw new Failure('coupon_invalid', { field })
}
