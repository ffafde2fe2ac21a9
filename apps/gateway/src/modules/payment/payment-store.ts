import { eq, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { couponGrant } from '../../platform/db/schema/order/cart.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { site } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { accounts, postTransfers, type Transfer } from '../ledger/ledger.ts'
import type { PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed } from '../order/payment-disputes.ts'
import { couponOfPurchase, factColumns, firstSite, keepPurchaseFacts } from '../order/purchase-facts.ts'
import { jobNames } from './job-names.ts'

/** Provider name of payments from the wallet. `deps.payments` contains no such provider. */
export const walletProvider = 'gcoin'

export const setPayment = (tx: Tx, row: PaymentRow, values: Partial<PaymentRow>) =>
  tx
    .update(payment)
    .set({ ...values, updatedAt: sql`moment()` })
    .where(ofTenant(payment, row.tenantId, eq(payment.id, row.id)))

/** Locks the payment that meets a condition and reads it together with columns of its purchase. */
export async function lockPayment(tx: Tx, tenantId: number, condition: SQL): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .select({ payment, ...factColumns })
    .from(payment)
    .innerJoin(purchase, ofTenant(purchase, payment.tenantId, eq(purchase.id, payment.purchaseId)))
    .innerJoin(site, ofTenant(site, purchase.tenantId, firstSite))
    .leftJoin(couponGrant, couponOfPurchase)
    .where(ofTenant(payment, tenantId, condition))
    .limit(1)
    .for('update', { of: payment })
  if (row) await keepPurchaseFacts(tx, tenantId, row.payment.purchaseId, row)
  return row?.payment
}

const booked: readonly string[] = ['captured', 'partially_refunded', 'refunded']
/** True if a locked payment has been booked. */
export const isBooked = ({ state }: PaymentRow): boolean => booked.includes(state)

/** Books a captured payment into escrow, together with further transfers. */
export async function captureToEscrow(tx: Tx, row: PaymentRow, ...more: readonly Transfer[]): Promise<void> {
  await postTransfers(tx, row.tenantId, [
    {
      ...{ id: uuid5('capture', row.id), kind: 'capture', unit: row.currency, ref: { kind: 'payment', id: row.id } },
      legs: [
        { account: accounts.psp, amount: -row.amountMinor },
        { account: accounts.escrow, amount: row.amountMinor },
      ],
    },
    ...more,
  ])
  await setPayment(tx, row, { state: 'captured', failure: null })
  row.state = 'captured'
  crashPoint('payment.captured')
}

/** Adds to the refunded amount of a payment, in `row` and in the database. */
export async function countRefund(tx: Tx, row: PaymentRow, minor: number): Promise<void> {
  if (minor === 0) return
  row.refundedMinor += minor
  row.state = row.refundedMinor >= row.amountMinor ? 'refunded' : 'partially_refunded'
  await setPayment(tx, row, { refundedMinor: row.refundedMinor, state: row.state })
}

/** Plans to ask for the country of the card, which is evidence of place, if the payment paid for a taxed order. */
export async function planCardCountry(
  deps: Deps,
  tx: Tx,
  row: PaymentRow,
  orders: readonly Pick<OrderRow, 'taxCountry'>[],
): Promise<void> {
  if (orders.every(({ taxCountry }) => taxCountry === null)) return
  await deps.jobs.add(tx, jobNames.readCardCountry, { paymentId: row.id }, { key: row.id, maxAttempts: 5 })
}

/** Enqueues a refund at the provider, once per transfer that booked it. */
export async function tellProviderToRefund(
  deps: Deps,
  tx: Tx,
  row: PaymentRow,
  minor: number,
  transferId: string,
): Promise<void> {
  // While a dispute is open, the bank may return the same money.
  if (await isDisputed(tx, row.tenantId, row.id)) throw new Failure('state_conflict')
  const payload = { paymentId: row.id, amountMinor: minor, key: transferId }
  await deps.jobs.add(tx, jobNames.refundPayment, payload, { key: transferId })
}
