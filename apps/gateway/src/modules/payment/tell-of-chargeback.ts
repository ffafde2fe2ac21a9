import { isOneOf, refundedStates, settledStates } from '@tradepost/domain/order/order-states'
import type { Locale, MessageId } from '@tradepost/i18n'
import { formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import type { paymentDispute } from '../../platform/db/schema/order/payment.ts'
import type { Deps } from '../../platform/deps.ts'
import { type Account, accounts } from '../ledger/ledger.ts'
import { earnedMinor, feeOf } from '../order/line-share.ts'
import { orderPath } from '../order/order-mails.ts'
import { lockOrders, type PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { tellSeller } from '../push/tell-seller.ts'
import { agreedTax } from '../tax/order-tax.ts'

type DisputeRow = typeof paymentDispute.$inferSelect
type Leg = { account: Account; amount: number }

/** The fee of the platform and the share of the seller of a settled order. */
export function splitOf(order: OrderRow): { fee: number; share: number } {
  const beforeFee = earnedMinor(order) - agreedTax(order)
  const fee = feeOf(beforeFee, order.feePercent)
  return { fee, share: beforeFee - fee }
}

/** Tells whether a dispute is about all that is left of a payment. */
export const isWholePayment = (row: PaymentRow, { amountMinor, currency }: DisputeRow): boolean =>
  currency === row.currency && amountMinor + row.refundedMinor >= row.amountMinor

/** The orders whose sellers a dispute concerns, as they are before it is decided. */
export interface Disputed {
  orders: readonly OrderRow[]
  /** False if the bank takes a part of the payment: then no seller bears anything. */
  isWhole: boolean
}

/** Finds the orders of a disputed payment that were not refunded before. */
export async function disputedOrders(tx: Tx, row: PaymentRow, disputeRow: DisputeRow): Promise<Disputed> {
  const orders = await lockOrders(tx, row.tenantId, eq(orderHead.paidBy, row.id))
  return {
    orders: orders.filter(({ state }) => !isOneOf(refundedStates, state)),
    isWhole: isWholePayment(row, disputeRow),
  }
}

const isSettled = ({ state }: OrderRow) => isOneOf(settledStates, state)

/** The amounts taken from sellers, by settled order. The balance of a seller with several orders is taken in their order. */
function takenFor(orders: readonly OrderRow[], legs: readonly Leg[]): Map<string, number> {
  const left = new Map<string, number>()
  for (const { sellerId } of orders) {
    const own = [accounts.payable(sellerId), accounts.reserve(sellerId)]
    const ofSeller = legs.filter(({ account }) =>
      own.some(({ ownerId, purpose }) => ownerId === account.ownerId && purpose === account.purpose),
    )
    left.set(
      sellerId,
      ofSeller.reduce((sum, { amount }) => sum - amount, 0),
    )
  }
  return new Map(
    orders.filter(isSettled).map((order) => {
      const rest = left.get(order.sellerId) ?? 0
      const taken = Math.min(rest, splitOf(order).share)
      left.set(order.sellerId, rest - taken)
      return [order.id, taken]
    }),
  )
}

/** A sentence of a mail with its amount, in the currency of the order. */
type Sentence = [id: MessageId, minor?: number]

/** Tells the seller of each order about a dispute, once for each dispute and step. */
async function tell(
  deps: Deps,
  tx: Tx,
  disputeRow: DisputeRow,
  step: 'Opened' | 'Won' | 'Lost',
  { orders, isWhole }: Disputed,
  lastSentence: (order: OrderRow) => Sentence | null,
): Promise<void> {
  for (const order of orders) {
    const { tenantId, sellerId, id: orderId, title, currency } = order
    // The bank does not say which of several orders a part of the payment belongs to.
    const disputed = isWhole
      ? { minor: order.totalMinor - order.partRefundedMinor, currency }
      : { minor: disputeRow.amountMinor, currency: disputeRow.currency }
    const last = lastSentence(order)
    const words = (locale: Locale) => ({
      subject: translate(locale, `mail.chargeback${step}Subject`, { title }),
      paragraphs: [
        translate(locale, `mail.chargeback${step}Body`, { orderId, amount: formatMoney(disputed) }),
        ...(last ? [translate(locale, last[0], { amount: formatMoney({ minor: last[1] ?? 0, currency }) })] : []),
      ],
    })
    await tellSeller(deps, tx, {
      ...{ tenantId, sellerId, topic: 'cases', key: `seller:chargeback${step}:${orderId}:${disputeRow.id}` },
      ...{ path: orderPath(orderId), words, linkLabel: 'mail.deliveryLink' },
    })
  }
}

/** Tells sellers that a buyer disputes a payment, and what it means for their money. */
export const tellOfOpened = (deps: Deps, tx: Tx, disputeRow: DisputeRow, disputed: Disputed): Promise<void> =>
  tell(deps, tx, disputeRow, 'Opened', disputed, (order) => {
    if (!isSettled(order)) return disputed.isWhole ? ['mail.chargebackWaits'] : ['mail.chargebackPaused']
    return disputed.isWhole ? ['mail.chargebackAtRisk'] : ['mail.chargebackNothingTaken']
  })

export const tellOfWon = (deps: Deps, tx: Tx, disputeRow: DisputeRow, disputed: Disputed): Promise<void> =>
  tell(deps, tx, disputeRow, 'Won', disputed, () => null)

/** Tells sellers that the bank decided for the buyer. `legs` moved the shares of settled orders. */
export async function tellOfLost(
  deps: Deps,
  tx: Tx,
  disputeRow: DisputeRow,
  disputed: Disputed,
  legs: readonly Leg[],
): Promise<void> {
  const taken = takenFor(disputed.orders, legs)
  await tell(deps, tx, disputeRow, 'Lost', disputed, (order) => {
    if (disputed.isWhole && !isSettled(order)) return ['mail.chargebackRefunded']
    const minor = taken.get(order.id) ?? 0
    return minor > 0 ? ['mail.chargebackTaken', minor] : ['mail.chargebackNothingTaken']
  })
}
