import { and, eq, gt, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { couponGrant } from '../../platform/db/schema/cart.ts'
import { Failure } from '../../platform/failure.ts'

type Grant = Pick<
  typeof couponGrant.$inferSelect,
  'percentOff' | 'amountOffMinor' | 'currency' | 'minTotalMinor' | 'expiresAt'
>

const field = 'order.couponId'

/** A buyer's coupon; everybody else's does not exist. */
export async function ownCoupon(tx: Tx, tenantId: number, buyerId: string, couponId: string): Promise<Grant> {
  const [row] = await tx
    .select()
    .from(couponGrant)
    .where(and(eq(couponGrant.tenantId, tenantId), eq(couponGrant.id, couponId), eq(couponGrant.buyerId, buyerId)))
  if (!row) throw new Failure('coupon_invalid', { field })
  return row
}

/** What a coupon takes off each line: a share of every line, or its amount in proportion; nothing lost to rounding. */
export function splitDiscount(grant: Grant, lines: readonly number[], currency: string, now: Date): number[] {
  const total = lines.reduce((sum, line) => sum + line, 0)
  if (grant.expiresAt <= now) throw new Failure('coupon_invalid', { field })
  if (grant.currency !== null && grant.currency !== currency) throw new Failure('coupon_currency', { field })
  if (total < grant.minTotalMinor) throw new Failure('coupon_minimum', { field })
  if (grant.percentOff !== null) {
    const { percentOff } = grant
    return lines.map((line) => Math.floor((line * percentOff) / 100))
  }
  const amount = Math.min(grant.amountOffMinor ?? 0, total)
  const share = (line: number) => (BigInt(amount) * BigInt(line)) / BigInt(total || 1)
  const shares = lines.map((line) => Number(share(line)))
  let left = amount - shares.reduce((sum, one) => sum + one, 0)
  // The largest lines take the odd units, each at most one: fewer are left than there are lines.
  const byLine = [...lines.keys()].sort((a, b) => (lines[b] ?? 0) - (lines[a] ?? 0) || a - b)
  for (const at of byLine) {
    if (left === 0) break
    if ((shares[at] ?? 0) >= (lines[at] ?? 0)) continue
    shares[at] = (shares[at] ?? 0) + 1
    left--
  }
  return shares
}

/** Binds a free coupon to a purchase: one statement, so that of two purchases one has it. */
export async function lockCoupon(
  tx: Tx,
  tenantId: number,
  buyerId: string,
  couponId: string,
  purchaseId: string,
): Promise<void> {
  const taken = await tx
    .update(couponGrant)
    .set({ state: 'locked', purchaseId })
    .where(
      and(
        eq(couponGrant.tenantId, tenantId),
        eq(couponGrant.id, couponId),
        eq(couponGrant.buyerId, buyerId),
        eq(couponGrant.state, 'free'),
        gt(couponGrant.expiresAt, sql`moment()`),
      ),
    )
    .returning({ id: couponGrant.id })
  if (taken.length === 0) throw new Failure('coupon_invalid', { field })
}
