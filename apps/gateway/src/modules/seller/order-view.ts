import type { SellerOrder, SellerOrderDetail } from '@tradepost/contract'
import { sellerActionsOf } from '@tradepost/domain/order/order-rules'
import { orderActors } from '@tradepost/domain/order/order-states'
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderEvent, orderHead } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { partOf } from '../after-sales/given-part.ts'
import { restOf } from '../after-sales/rest-refund.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import { afterSalesOf, reviewOf } from '../order/case-view.ts'
import { earnedMinor, escrowMinor, feeOf } from '../order/line-share.ts'
import { undecidedClaims } from '../order/open-claims.ts'
import { nextStepOf, type OrderRow } from '../order/order-view.ts'
import { agreedTax } from '../tax/order-tax.ts'

/** The paid orders of a seller. Sellers do not see unpaid ones. */
export const ofSeller = (tenantId: number, sellerId: string) =>
  ofTenant(orderHead, tenantId, eq(orderHead.sellerId, sellerId), isNotNull(orderHead.paidBy))

/** The earnings of an order: price, coupon, tax, fee and payout. */
function earningsOf(row: OrderRow): SellerOrder['earnings'] {
  const money = (minor: number) => ({ minor, currency: row.currency })
  const held = earnedMinor(row)
  const tax = agreedTax(row)
  const fee = feeOf(held - tax, row.feePercent)
  return {
    price: money(row.fullMinor),
    coupon: row.discountMinor > 0 ? { amount: money(row.discountMinor), borneBy: row.discountBorneBy } : null,
    refunded: held < escrowMinor(row) ? money(escrowMinor(row) - held) : null,
    ...(row.taxCountry === null ? {} : { tax: money(tax) }),
    fee: money(fee),
    payout: money(held - tax - fee),
  }
}

/** Orders as their seller sees them. */
export async function sellerOrders(
  tx: Tx,
  tenantId: number,
  rows: readonly OrderRow[],
  now: Date,
): Promise<SellerOrder[]> {
  if (rows.length === 0) return []
  const buyers = await tx
    .select({ id: appUser.id, nickName: appUser.nickName })
    .from(appUser)
    .where(
      ofTenant(
        appUser,
        tenantId,
        inArray(
          appUser.id,
          rows.map((row) => row.buyerId),
        ),
      ),
    )
  const claims = await undecidedClaims(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  )
  const names = new Map(buyers.map((buyer) => [buyer.id, buyer.nickName]))
  return rows.map((row) => ({
    id: row.id,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
    offerId: row.offerId,
    title: row.title,
    quantity: row.quantity,
    deliveredQuantity: row.deliveredQuantity,
    refundedQuantity: row.refundedQuantity,
    unitPrice: { minor: row.unitPriceMinor, currency: row.currency },
    total: { minor: row.totalMinor, currency: row.currency },
    earnings: earningsOf(row),
    deliveryMode: row.deliveryMode,
    buyer: { id: row.buyerId, nickName: names.get(row.buyerId) ?? '' },
    next: nextStepOf(row, claims.get(row.id)?.claimBy),
    late: row.late || (row.state === 'delivering' && row.deadlineAt !== null && row.deadlineAt < now),
    actions: [...sellerActionsOf({ ...row, isDelivered: row.deliveredAt !== null })],
  }))
}

/** The events of an order, oldest first. */
export async function timelineOf(tx: Tx, row: OrderRow): Promise<SellerOrderDetail['timeline']> {
  const events = await tx
    .select()
    .from(orderEvent)
    .where(ofTenant(orderEvent, row.tenantId, eq(orderEvent.orderId, row.id)))
    .orderBy(asc(orderEvent.seq))
  return events.map((event) => ({
    state: event.toState,
    at: event.at.toISOString(),
    actor: orderActors.find((actor) => event.actor.split(':', 1)[0] === actor) ?? 'platform',
  }))
}

export async function sellerDetail(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  locale: string,
): Promise<SellerOrderDetail | null> {
  const [order] = await sellerOrders(tx, row.tenantId, [row], deps.clock.now())
  if (!order) return null
  const review = await reviewOf(tx, row)
  const afterSales = await afterSalesOf(deps, tx, row)
  const rest = await restOf(tx, row)
  const part = await partOf(deps, tx, row)
  const isDisputed = row.state === 'disputed' && afterSales.dispute?.answer === null
  return {
    ...order,
    actions: [
      ...order.actions,
      ...(isDisputed ? (['answer_dispute'] as const) : []),
      ...(review && !review.reply ? (['reply'] as const) : []),
    ],
    rest: rest && { pieces: rest.pieces, amount: { minor: rest.minor, currency: row.currency } },
    part: part && { left: { minor: part.minor, currency: row.currency }, pieces: part.pieces },
    timeline: await timelineOf(tx, row),
    afterSales,
    review,
    inputs: givenInputs(row.inputs, locale),
  }
}
