import type { Coupon, Money } from '@tradepost/contract'
import { refundedStates } from '@tradepost/domain/order/order-states'
import { and, count, desc, eq, gt, inArray, isNotNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { coupon, couponGrant } from '../../platform/db/schema/order/cart.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'

type Row = typeof coupon.$inferSelect

/** The seller who pays for a coupon; null if the shop pays. */
export const sellerOfCoupon = (id: string | null, name: string | null) =>
  id === null ? null : { id, name: name ?? '' }

const moneyOf = (minor: number | null, currency: string | null): Money | null =>
  minor && currency ? { minor, currency } : null

function stateOf({ stoppedAt, claimUntil, claimsLeft }: Row, now: Date): Coupon['state'] {
  if (stoppedAt) return 'stopped'
  if (!claimUntil) return 'staff'
  return claimUntil <= now || claimsLeft === 0 ? 'ended' : 'open'
}

/** How many buyers hold and used each coupon, by the coupon's id. */
async function grantsOf(tx: Tx, tenantId: number, ids: readonly string[]) {
  const rows = await tx
    .select({
      couponId: couponGrant.couponId,
      held: count(),
      used: sql<number>`(count(*) filter (where ${couponGrant.state} = 'used'))::int`,
    })
    .from(couponGrant)
    .where(ofTenant(couponGrant, tenantId, inArray(couponGrant.couponId, [...ids])))
    .groupBy(couponGrant.couponId)
  return new Map(rows.map((row) => [row.couponId, row]))
}

/** The discounts of paid orders that were not refunded, by the coupon's id. */
async function discountsOf(tx: Tx, tenantId: number, ids: readonly string[]) {
  const rows = await tx
    .select({
      couponId: couponGrant.couponId,
      currency: orderHead.currency,
      minor: sql<string>`sum(${orderHead.discountMinor})`,
    })
    .from(couponGrant)
    .innerJoin(orderHead, ofTenant(orderHead, couponGrant.tenantId, eq(orderHead.purchaseId, couponGrant.purchaseId)))
    .where(
      ofTenant(
        couponGrant,
        tenantId,
        inArray(couponGrant.couponId, [...ids]),
        gt(orderHead.discountMinor, 0),
        isNotNull(orderHead.paidBy),
        notInArray(orderHead.state, [...refundedStates]),
      ),
    )
    .groupBy(couponGrant.couponId, orderHead.currency)
    .orderBy(orderHead.currency)
  return rows
}

/** A page of coupons, the newest first. */
export async function couponPage(
  tx: Tx,
  tenantId: number,
  now: Date,
  {
    where,
    pageNo = 1,
    pageSize = 24,
  }: { where?: SQL | undefined; pageNo?: number | undefined; pageSize?: number | undefined },
) {
  const matching = ofTenant(coupon, tenantId, where)
  const total = await tx.$count(coupon, matching)
  const rows = await tx
    .select({ row: coupon, sellerName: seller.nickName })
    .from(coupon)
    .leftJoin(seller, ofTenant(seller, coupon.tenantId, eq(seller.id, coupon.sellerId)))
    .where(matching)
    .orderBy(desc(coupon.createdAt), coupon.id)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const ids = rows.map(({ row }) => row.id)
  const grants = ids.length > 0 ? await grantsOf(tx, tenantId, ids) : new Map()
  const discounts = ids.length > 0 ? await discountsOf(tx, tenantId, ids) : []
  const list = rows.map(
    ({ row, sellerName }): Coupon => ({
      ...{ id: row.id, code: row.code, name: row.name, percentOff: row.percentOff, validHours: row.validHours },
      amountOff: moneyOf(row.amountOffMinor, row.currency),
      minTotal: moneyOf(row.minTotalMinor, row.currency),
      seller: sellerOfCoupon(row.sellerId, sellerName),
      state: stateOf(row, now),
      claimUntil: row.claimUntil?.toISOString() ?? null,
      claimsLeft: row.claimsLeft,
      points: row.points,
      createdAt: row.createdAt.toISOString(),
      held: grants.get(row.id)?.held ?? 0,
      used: grants.get(row.id)?.used ?? 0,
      discounts: discounts
        .filter(({ couponId }) => couponId === row.id)
        .map(({ currency, minor }) => ({ minor: Number(minor), currency })),
    }),
  )
  return { total, pageNo, pageSize, list }
}

/** One coupon as the lists show it. */
export async function couponView(tx: Tx, tenantId: number, now: Date, id: string): Promise<Coupon> {
  const { list } = await couponPage(tx, tenantId, now, { where: eq(coupon.id, id), pageSize: 1 })
  const [view] = list
  if (!view) throw new Failure('not_found', { field: 'id' })
  return view
}

/** Stops a coupon for good. `where` limits what the caller may stop. Returns the coupon before and after. */
export async function endCoupon(tx: Tx, tenantId: number, now: Date, { id, where }: { id: string; where?: SQL }) {
  const isCoupon = ofTenant(coupon, tenantId, and(eq(coupon.id, id), where))
  const [row] = await tx.select().from(coupon).where(isCoupon).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.stoppedAt) throw new Failure('state_conflict')
  await tx.update(coupon).set({ stoppedAt: now }).where(isCoupon)
  return { before: stateOf(row, now), view: await couponView(tx, tenantId, now, id) }
}
