import { eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { sellerApplication } from '../../platform/db/schema/application.ts'
import { purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { accounts, balanceOf, postTransfer } from '../ledger/ledger.ts'
import type { PaymentRow } from '../order/order-store.ts'
import { captureToEscrow, countRefund, isBooked, tellProviderToRefund } from '../payment/payment-store.ts'
import type { PurchaseKind } from '../payment/purchase-kind.ts'
import { writeMark } from '../trust/write-mark.ts'
import { type ApplicationRow, lockNewest } from './application-store.ts'
import { mayOpen, openSeller } from './open-seller.ts'

const refOf = (row: PaymentRow) => ({ kind: 'payment', id: row.id })

/** The open application of the person who paid, whichever of the person's purchases it was. */
async function applicationOf(tx: Tx, { tenantId, purchaseId }: PaymentRow): Promise<ApplicationRow | null> {
  const [bought] = await tx
    .select({ buyerId: purchase.buyerId })
    .from(purchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.id, purchaseId)))
  return bought ? lockNewest(tx, tenantId, bought.buyerId) : null
}

async function open(deps: Deps, tx: Tx, payment: PaymentRow, row: ApplicationRow): Promise<void> {
  const { tenantId, amountMinor, currency, purchaseId } = payment
  const sellerId = await openSeller(deps, tx, { ...row, purchaseId })
  crashPoint('deposit.booking')
  await postTransfer(tx, tenantId, {
    ...{ id: uuid5('deposit', payment.id), kind: 'deposit', unit: currency, ref: refOf(payment) },
    legs: [
      { account: accounts.escrow, amount: -amountMinor },
      { account: accounts.deposit(sellerId), amount: amountMinor },
    ],
  })
}

/** Gives back a payment that opens nothing: the application was withdrawn or opened already, or the name was taken. */
async function refund(deps: Deps, tx: Tx, payment: PaymentRow): Promise<void> {
  const { tenantId, amountMinor, currency } = payment
  const id = uuid5('refund', payment.id)
  await postTransfer(tx, tenantId, {
    ...{ id, kind: 'refund', unit: currency, ref: refOf(payment) },
    legs: [
      { account: accounts.escrow, amount: -amountMinor },
      { account: accounts.psp, amount: amountMinor },
    ],
  })
  await countRefund(tx, payment, amountMinor)
  await tellProviderToRefund(deps, tx, payment, amountMinor, id)
  await raiseAlert(tx, tenantId, 'deposit_in_vain', refOf(payment), { amount: amountMinor })
}

/** Takes what a bank took back from the deposit of its seller. */
async function lose(tx: Tx, payment: PaymentRow, minor: number, at: Date): Promise<void> {
  const { tenantId, currency, purchaseId } = payment
  const isOfPayment = ofTenant(sellerApplication, tenantId, eq(sellerApplication.purchaseId, purchaseId))
  const [row] = await tx.select().from(sellerApplication).where(isOfPayment).for('no key update')
  if (!row?.sellerId || row.depositReturnedAt) return
  const account = accounts.deposit(row.sellerId)
  const held = await balanceOf(tx, tenantId, account, currency)
  // A part of a deposit is none: what is left of it goes to the seller.
  const lost = Math.min(held, minor)
  const transfer = { unit: currency, ref: refOf(payment) }
  await postTransfer(tx, tenantId, {
    ...{ ...transfer, id: uuid5('deposit-lost', payment.id), kind: 'deposit_lost' },
    legs: [
      { account: accounts.psp, amount: lost },
      { account, amount: -lost },
    ],
  })
  if (held > lost)
    await postTransfer(tx, tenantId, {
      ...{ ...transfer, id: uuid5('deposit-rest', payment.id), kind: 'deposit_back' },
      legs: [
        { account: accounts.payable(row.sellerId), amount: held - lost },
        { account, amount: lost - held },
      ],
    })
  await tx.update(sellerApplication).set({ depositReturnedAt: at }).where(isOfPayment)
  await writeMark(tx, {
    ...{ tenantId, sellerId: row.sellerId, mark: 'deposit', given: false, at },
    reason: 'A bank took the payment of the deposit back.',
  })
}

/** The deposit of a new seller. The payment that arrives first opens the seller; every other one is refunded. */
export const depositKind: PurchaseKind = {
  async due(deps, tx, bought) {
    const row = await lockNewest(tx, bought.tenantId, bought.buyerId)
    const isDue = row?.state === 'accepted' && row.purchaseId === bought.id && bought.payBefore > deps.clock.now()
    return isDue ? row.depositMinor : null
  },
  async captured(deps, tx, payment) {
    if (isBooked(payment)) return
    const row = await applicationOf(tx, payment)
    const isWanted = row?.depositMinor === payment.amountMinor && (await mayOpen(tx, row))
    await captureToEscrow(tx, payment)
    if (row && isWanted) await open(deps, tx, payment, row)
    else await refund(deps, tx, payment)
  },
  async refunded(deps, tx, payment, event) {
    const minor = event.amount.minor - payment.refundedMinor
    // The provider reports a refund of our own, too.
    if (minor <= 0) return
    await lose(tx, payment, minor, deps.clock.now())
    await countRefund(tx, payment, minor)
    await raiseAlert(tx, payment.tenantId, 'charged_back', refOf(payment), { amount: event.amount })
  },
}
