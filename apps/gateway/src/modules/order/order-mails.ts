import { missingPieces } from '@tradepost/domain/order/order-rules'
import { type Locale, localisePath } from '@tradepost/i18n'
import { formatInstant, formatMoney } from '@tradepost/i18n/format'
import { translate } from '@tradepost/i18n/server'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import { tellSeller } from '../push/tell-seller.ts'
import type { OrderRow } from './order-view.ts'
import { purchaseFacts } from './purchase-facts.ts'

/** Mails about an order, to its buyer and to its seller. */
export type ToBuyer =
  | 'complaintRefused'
  | 'sellerDelivered'
  | 'confirmSoon'
  | 'disputeSoon'
  | 'refundAccepted'
  | 'refundRefused'
  | 'refundAutomatic'
  | 'partOffered'
  | 'partRefunded'
  | 'partGiven'
  | 'restRefunded'
  | 'sellerCancelled'
  | 'disputeAnswered'
  | 'disputeRefund'
  | 'disputeSeller'
  | 'claimPaid'
  | 'claimRefused'
  | 'rentalEnding'
  | 'unitReplaced'
  | 'replacedByStaff'
  | 'replacementAsked'
  | 'unitRefunded'
  | 'unitClaimRefused'
  | 'unitClaimUnanswered'
export type ToSeller =
  | 'staffReplaced'
  | 'replacementWanted'
  | 'unitClaimed'
  | 'unitClaimSoon'
  | 'unitClaimMissed'
  | 'unitClaimWithdrawn'
  | 'deliverSoon'
  | 'restDue'
  | 'restSoon'
  | 'restOverdue'
  | 'answerSoon'
  | 'orderPaid'
  | 'unitWaiting'
  | 'declaredFailed'
  | 'refundAsked'
  | 'refundMissed'
  | 'disputeOpened'
  | 'partRefunded'
  | 'disputeRefund'
  | 'disputeSeller'

/** Formats an instant for mails, in UTC. */
export const untilText = (locale: Locale, at: Date): string => `${formatInstant(at, locale, 'UTC')} UTC`

const aboutParts: readonly string[] = [
  'partRefunded',
  'partGiven',
  'unitRefunded',
  'restRefunded',
  'restOverdue',
  'sellerCancelled',
]

/** The amount that a mail is about: the price, or the part of it that goes back. */
const amountOf = (kind: ToBuyer | ToSeller, row: OrderRow): number => {
  if (kind === 'partOffered') return row.partOfferedMinor ?? 0
  return aboutParts.includes(kind) ? row.partRefundedMinor : row.totalMinor
}

const words = (locale: Locale, kind: ToBuyer | ToSeller, row: OrderRow) => ({
  subject: translate(locale, `mail.${kind}Subject`, { title: row.title }),
  paragraphs: [
    translate(locale, `mail.${kind}Body`, {
      orderId: row.id,
      amount: formatMoney({ minor: amountOf(kind, row), currency: row.currency }),
      until: row.deadlineAt ? untilText(locale, row.deadlineAt) : '',
      pieces: missingPieces(row),
    }),
  ],
})

/** Adds the deadline to a mail that starts the buyer's time to confirm. */
function wordsToBuyer(locale: Locale, kind: ToBuyer, row: OrderRow) {
  const { subject, paragraphs } = words(locale, kind, row)
  const starts = kind === 'sellerDelivered' || kind === 'complaintRefused' || kind === 'restRefunded'
  const more = starts && row.deadlineAt ? [confirmUntil(locale, row.deadlineAt)] : []
  return { subject, paragraphs: [...paragraphs, ...more] }
}
export const confirmUntil = (locale: Locale, at: Date): string =>
  translate(locale, 'mail.confirmUntil', { until: untilText(locale, at) })

/** The buyer's delivery inputs, one per line. */
const givenLines = ({ inputs }: OrderRow, locale: Locale): string[] =>
  givenInputs(inputs, locale).map(({ label, text }) => `${label}: ${text}`)

/** Mails the buyer one receipt for all orders that a payment paid. */
export async function mailReceipt(deps: Deps, tx: Tx, orders: readonly OrderRow[]): Promise<void> {
  const [first] = orders
  if (!first) return
  const { tenantId, purchaseId, currency, deliveryEmail: to } = first
  const { locale, origin } = await purchaseFacts(tx, tenantId, purchaseId)
  const money = (minor: number) => formatMoney({ minor, currency })
  const amount = money(orders.reduce((sum, { totalMinor }) => sum + totalMinor, 0))
  const lines = orders.flatMap((order) => [
    `${order.title} × ${order.quantity}: ${money(order.totalMinor)}`,
    ...givenLines(order, locale),
  ])
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to, locale, key: `receipt:${purchaseId}` },
    subject: translate(locale, 'mail.receiptSubject', { amount }),
    paragraphs: [translate(locale, 'mail.receiptBody', { amount, purchaseId }), ...lines],
    link: { url: `${origin}${localisePath('/buyer/orders', locale)}`, label: translate(locale, 'mail.receiptLink') },
  })
}

/** Adds what somebody wrote. */
const withReason = <T extends { paragraphs: string[] }>(given: T, reason: string): T =>
  reason ? { ...given, paragraphs: [...given.paragraphs, reason] } : given

/** Mails the buyer about an order, in the language of the purchase. `n` distinguishes repeated mails of one kind. */
export async function mailBuyer(deps: Deps, tx: Tx, row: OrderRow, kind: ToBuyer, n = 1, reason = ''): Promise<void> {
  const { tenantId } = row
  const { locale, origin } = await purchaseFacts(tx, tenantId, row.purchaseId)
  await deps.mail.enqueue(tx, {
    ...{ tenantId, to: row.deliveryEmail, locale, key: `${kind}:${row.id}:${n}` },
    ...withReason(wordsToBuyer(locale, kind, row), reason),
    link: {
      url: `${origin}${localisePath(`/buyer/orders/${row.id}`, locale)}`,
      label: translate(locale, 'mail.deliveryLink'),
    },
  })
}

/** The page of the desk about an order. */
export const orderPath = (id: string): string => `/sell/orders/${id}`

const soldKinds: readonly ToSeller[] = [
  'orderPaid',
  'deliverSoon',
  'restDue',
  'restSoon',
  'unitWaiting',
  'declaredFailed',
]

/** Tells the seller of an order about it. `n` distinguishes repeated news of one kind. */
export function mailSeller(deps: Deps, tx: Tx, row: OrderRow, kind: ToSeller, n = 1, reason = ''): Promise<void> {
  const { tenantId, sellerId, id } = row
  return tellSeller(deps, tx, {
    ...{ tenantId, sellerId, key: `seller:${kind}:${id}:${n}`, path: orderPath(id) },
    topic: soldKinds.includes(kind) ? 'orders' : 'cases',
    words: (locale) => {
      const { subject, paragraphs } = withReason(words(locale, kind, row), reason)
      return { subject, paragraphs: kind === 'orderPaid' ? [...paragraphs, ...givenLines(row, locale)] : paragraphs }
    },
    linkLabel: 'mail.deliveryLink',
  })
}
