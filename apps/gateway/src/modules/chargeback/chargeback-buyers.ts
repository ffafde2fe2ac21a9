import type { CallData, CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, count, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import { payment, paymentDispute } from '../../platform/db/schema/order/payment.ts'
import { currency, currentRate } from '../../platform/db/schema/platform.ts'
import { namesOf } from '../../platform/ids/names-of.ts'

type Page = CallData<typeof calls.chargeback.chargebackBuyerPage>
type Filter = NonNullable<CallInput<typeof calls.chargeback.chargebackBuyerPage>['body']>

const isOpen = sql`${paymentDispute.state} = 'open'`
const numberOf = (text: SQL) => sql<number>`${text}`.mapWith(Number)

/** The chargebacks of the time, with their buyers. Chargebacks of orders, top-ups and the pass alike. */
function disputesOf(tx: Tx, tenantId: number, since: Date | null) {
  // For the order of the list only: amounts of several currencies at the rates of today.
  const inUsd = sql`${paymentDispute.amountMinor} / power(10::numeric, ${currency.minorDigits})
    / coalesce(${currentRate.perUsd}, 1)`
  return tx
    .select({
      buyerId: purchase.buyerId,
      n: numberOf(sql`count(*)`).as('n'),
      open: numberOf(sql`count(*) filter (where ${isOpen})`).as('open_ones'),
      usd: numberOf(sql`sum(${inUsd})`).as('usd'),
      lastAt: sql<string>`max(${paymentDispute.openedAt})`.as('last_at'),
    })
    .from(paymentDispute)
    .innerJoin(payment, ofTenant(payment, paymentDispute.tenantId, eq(payment.id, paymentDispute.paymentId)))
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .innerJoin(currency, eq(currency.code, paymentDispute.currency))
    .leftJoin(currentRate, eq(currentRate.currencyId, currency.id))
    .where(ofTenant(paymentDispute, tenantId, since ? gte(paymentDispute.openedAt, since) : undefined))
    .groupBy(purchase.buyerId)
    .as('buyers')
}

/** Paid orders of the time by buyer, and those of them whose payment was disputed at any time. */
function ordersOf(tx: Tx, tenantId: number, since: Date | null, buyers: SQL) {
  const isDisputed = sql`exists (select from payment_dispute d
    where d.tenant_id = ${orderHead.tenantId} and d.payment_id = ${orderHead.paidBy})`
  return tx
    .select({
      buyerId: orderHead.buyerId,
      paid: numberOf(sql`count(*)`).as('paid_orders'),
      disputed: numberOf(sql`count(*) filter (where ${isDisputed})`).as('disputed_orders'),
    })
    .from(orderHead)
    .where(
      and(
        ofTenant(orderHead, tenantId, since ? gte(orderHead.paidAt, since) : sql`${orderHead.paidAt} is not null`),
        buyers,
      ),
    )
    .groupBy(orderHead.buyerId)
    .as('sold')
}

/** Sums of the chargebacks of each buyer, one amount for each currency. */
async function amountsOf(tx: Tx, tenantId: number, since: Date | null, buyers: readonly string[]) {
  return tx
    .select({
      buyerId: purchase.buyerId,
      currency: paymentDispute.currency,
      minor: sql<number>`sum(${paymentDispute.amountMinor})`.mapWith(Number),
    })
    .from(paymentDispute)
    .innerJoin(payment, ofTenant(payment, paymentDispute.tenantId, eq(payment.id, paymentDispute.paymentId)))
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .where(
      ofTenant(
        paymentDispute,
        tenantId,
        since ? gte(paymentDispute.openedAt, since) : undefined,
        inArray(purchase.buyerId, [...buyers]),
      ),
    )
    .groupBy(purchase.buyerId, paymentDispute.currency)
    .orderBy(paymentDispute.currency)
}

/** A page of the buyers whose payments were disputed in a time. */
export async function buyerPage(
  tx: Tx,
  tenantId: number,
  now: Date,
  { days, sort = 'count', pageNo = 1, pageSize = 24 }: Filter,
): Promise<Page> {
  const since = days === undefined ? null : new Date(now.getTime() - Number(days) * dayMs)
  const buyers = disputesOf(tx, tenantId, since)
  const sold = ordersOf(tx, tenantId, since, inArray(orderHead.buyerId, tx.select({ id: buyers.buyerId }).from(buyers)))
  const share = sql`coalesce(${sold.disputed}::numeric / nullif(${sold.paid}, 0), 0)`
  const orders: Record<NonNullable<Filter['sort']>, SQL> = {
    count: desc(buyers.n),
    amount: desc(buyers.usd),
    share: desc(share),
    last: desc(buyers.lastAt),
    open: desc(buyers.open),
  }
  const [all] = await tx.select({ n: count() }).from(buyers)
  const rows = await tx
    .select({
      ...{ buyerId: buyers.buyerId, n: buyers.n, open: buyers.open, lastAt: buyers.lastAt },
      paid: sql<number>`coalesce(${sold.paid}, 0)`.mapWith(Number),
      disputed: sql<number>`coalesce(${sold.disputed}, 0)`.mapWith(Number),
    })
    .from(buyers)
    .leftJoin(sold, eq(sold.buyerId, buyers.buyerId))
    .orderBy(orders[sort], desc(buyers.lastAt), buyers.buyerId)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  const ids = rows.map(({ buyerId }) => buyerId)
  const amounts = ids.length > 0 ? await amountsOf(tx, tenantId, since, ids) : []
  const nameOf = await namesOf(tx, tenantId, ids)
  return {
    ...{ total: all?.n ?? 0, pageNo, pageSize },
    list: rows.map(({ buyerId, n, open, lastAt, paid, disputed }) => ({
      buyer: { id: buyerId, nickName: nameOf(buyerId) },
      ...{ chargebacks: n, open, orders: paid, disputedOrders: disputed },
      amounts: amounts
        .filter((one) => one.buyerId === buyerId)
        .map(({ currency: code, minor }) => ({ minor, currency: code })),
      lastAt: new Date(lastAt).toISOString(),
    })),
  }
}
