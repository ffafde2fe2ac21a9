import type { CallData, CallInput, calls } from '@tradepost/contract'
import { refundedStates } from '@tradepost/domain/order/order-states'
import { and, count, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { ledgerFolded, posting, transfer } from '../../platform/db/schema/order/ledger.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { paymentOrder } from '../../platform/db/schema/order/payment.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pickText } from '../../platform/text/localised.ts'
import { type AnyScope, placeIn, soldIn } from './sold-orders.ts'
import type { StepStart } from './time-steps.ts'

type Course = NonNullable<CallData<typeof calls.figures.shopFigures>['course']>
type Query = NonNullable<CallInput<typeof calls.figures.shopFigures>['query']>

const sums = ['paid', 'refunded', 'coupons', 'take'] as const
type Sums = Record<(typeof sums)[number], number>
interface SumsOfStep extends Sums {
  step: number
  currency: string
}
const nothing: Sums = { paid: 0, refunded: 0, coupons: 0, take: 0 }

/** The name of the brand or seller. */
async function nameOf(tx: Tx, { locale, tenant: { tenantId } }: CallContext, of: Course['of'], id: string) {
  const [row] =
    of === 'brand'
      ? await tx
          .select({ name: brand.name, names: brand.names })
          .from(brand)
          .where(ofTenant(brand, tenantId, hasId(brand.id, id)))
      : await tx
          .select({ name: seller.nickName, names: sql<Record<string, string>>`'{}'::jsonb` })
          .from(seller)
          .where(ofTenant(seller, tenantId, hasId(seller.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return pickText(row.names, locale) || row.name
}

/** The condition that an order is of the brand or seller. */
function ordersOf(tx: Tx, of: Course['of'], id: string): SQL {
  if (of === 'seller') return eq(orderHead.sellerId, id)
  const offers = tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, orderHead.tenantId, eq(offer.brandId, id)))
  return inArray(orderHead.offerId, offers)
}

/** Paid orders by step, and those of them that were refunded. */
async function ordersBy(tx: Tx, scope: AnyScope, starts: readonly StepStart[], chosen: SQL) {
  const rows = await tx
    .select({
      step: placeIn(starts, sql`${orderHead.paidAt}`),
      orders: count(),
      refunded: sql<number>`count(*) filter (where ${inArray(orderHead.state, [...refundedStates])})`.mapWith(Number),
    })
    .from(orderHead)
    .where(and(soldIn(scope), chosen))
    // The first column: parameters of two places would make two expressions of it.
    .groupBy(sql`1`)
  return new Map(rows.map(({ step, ...row }) => [step, row]))
}

/** The shares of the orders in the payments that the ledger captured. A payment may be for orders of several sellers. */
function paidBy(tx: Tx, { tenantId, from }: AnyScope, starts: readonly StepStart[], chosen: SQL) {
  return tx
    .select({
      step: placeIn(starts, sql`${transfer.createdAt}`),
      currency: transfer.unit,
      paid: sql<number>`sum(${paymentOrder.amountMinor})`.mapWith(Number),
    })
    .from(transfer)
    .innerJoin(
      paymentOrder,
      ofTenant(paymentOrder, transfer.tenantId, eq(sql`${paymentOrder.paymentId}::text`, transfer.refId)),
    )
    .innerJoin(orderHead, ofTenant(orderHead, paymentOrder.tenantId, eq(orderHead.id, paymentOrder.orderId)))
    .where(
      and(
        ofTenant(transfer, tenantId, gte(transfer.createdAt, from)),
        and(eq(transfer.kind, 'capture'), eq(transfer.refKind, 'payment')),
        chosen,
      ),
    )
    .groupBy(sql`1`, transfer.unit)
}

/** Sums of the postings of transfers about the orders themselves. */
function movedBy(tx: Tx, { tenantId, from }: AnyScope, starts: readonly StepStart[], chosen: SQL) {
  const sumOf = (condition: SQL | undefined) =>
    sql<number>`coalesce(sum(${posting.amount}) filter (where ${condition}), 0)`.mapWith(Number)
  const { purpose } = ledgerFolded
  return tx
    .select({
      step: placeIn(starts, sql`${transfer.createdAt}`),
      currency: transfer.unit,
      refunded: sumOf(and(inArray(transfer.kind, ['refund', 'insurance']), eq(purpose, 'psp'))),
      coupons: sql<number>`-1 * ${sumOf(eq(purpose, 'coupon_cost'))}`.mapWith(Number),
      take: sumOf(eq(purpose, 'fee')),
    })
    .from(transfer)
    .innerJoin(orderHead, ofTenant(orderHead, transfer.tenantId, eq(sql`${orderHead.id}::text`, transfer.refId)))
    .innerJoin(posting, ofTenant(posting, transfer.tenantId, eq(posting.transferId, transfer.id)))
    .innerJoin(ledgerFolded, ofTenant(ledgerFolded, posting.tenantId, eq(ledgerFolded.id, posting.accountId)))
    .where(
      and(
        ofTenant(transfer, tenantId, gte(transfer.createdAt, from), eq(transfer.refKind, 'order')),
        inArray(purpose, ['psp', 'coupon_cost', 'fee']),
        chosen,
      ),
    )
    .groupBy(sql`1`, transfer.unit)
}

/** The paid orders and the money of one brand or seller, step by step; null if the caller chose none. */
export async function courseOf(
  tx: Tx,
  context: CallContext,
  { of, id }: Pick<Query, 'of' | 'id'>,
  { scope, starts }: { scope: AnyScope; starts: readonly StepStart[] },
): Promise<Course | null> {
  if (of === undefined || id === undefined) return null
  const name = await nameOf(tx, context, of, id)
  const chosen = ordersOf(tx, of, id)
  const orders = await ordersBy(tx, scope, starts, chosen)
  const rows: SumsOfStep[] = [
    ...(await paidBy(tx, scope, starts, chosen)).map((row) => ({ ...nothing, ...row })),
    ...(await movedBy(tx, scope, starts, chosen)).map((row) => ({ ...nothing, ...row })),
  ]
  const sumIn = (currency: string, step: number, of: keyof Sums) =>
    rows.reduce((sum, row) => (row.currency === currency && row.step === step ? sum + row[of] : sum), 0)
  return {
    ...{ of, id, name },
    series: starts.map(({ at }, step) => ({
      from: at.toISOString(),
      ...(orders.get(step) ?? { orders: 0, refunded: 0 }),
    })),
    money: [...new Set(rows.map(({ currency }) => currency))].toSorted().map((currency) => ({
      currency,
      steps: starts.map(({ at }, step) => ({
        from: at.toISOString(),
        ...{ paid: sumIn(currency, step, 'paid'), refunded: sumIn(currency, step, 'refunded') },
        ...{ coupons: sumIn(currency, step, 'coupons'), take: sumIn(currency, step, 'take') },
      })),
    })),
  }
}
