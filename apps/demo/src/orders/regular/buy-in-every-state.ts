import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { openDispute } from '@tradepost/gateway/modules/after-sales/dispute-flow'
import { answerRefund, autoRefund, requestRefund } from '@tradepost/gateway/modules/after-sales/refund-flow'
import { deliverByPlatform } from '@tradepost/gateway/modules/delivery/delivery-flow'
import { cancelUnpaid, expirePurchase } from '@tradepost/gateway/modules/order/lifecycle'
import { lockOwnOrder } from '@tradepost/gateway/modules/order/order-store'
import { confirm } from '@tradepost/gateway/modules/order/settlement'
import { insertReview } from '@tradepost/gateway/modules/review/review-calls'
import type { Moment } from '../gateway-at.ts'
import { deliverAndConfirm, orderOne, type PastShop, payOrder } from '../order-steps.ts'
import type { RegularOffer } from './regular-offers.ts'
import type { Words } from './regular-words.ts'

/** The demo regular in one shop, and the time at which the shop opens. */
export interface Regular extends PastShop {
  buyer: { id: string; email: string }
  words: Words
  now: number
}

/** An order as its buyer sees it at this moment, locked. */
async function ownOrderOf({ tenant, buyer }: Regular, { tx }: Moment, orderId: string) {
  const row = await lockOwnOrder(tx, tenant.id, buyer.id, orderId)
  if (!row) throw new Error(`order ${orderId} was not made`)
  return row
}

const asBuyer = (regular: Regular, when: number) => regular.at(`buyer:${regular.buyer.id}`, when)

/** Orders and pays one piece; returns the order's id. */
export async function buy(regular: Regular, { id }: RegularOffer, when: number) {
  const placed = await orderOne(regular, regular.buyer, id, when)
  const paying = await payOrder(regular, placed, when + minuteMs)
  return { ...placed, paying }
}

async function buyAndReceive(regular: Regular, offer: RegularOffer, when: number): Promise<string> {
  const { orderId, paying } = await buy(regular, offer, when)
  await deliverByPlatform(paying.deps, paying.tx, regular.tenant.id, orderId)
  return orderId
}

async function askForRefund(regular: Regular, orderId: string, when: number, reason: string): Promise<void> {
  const moment = await asBuyer(regular, when)
  await requestRefund(moment.deps, moment.tx, await ownOrderOf(regular, moment, orderId), { reason, fileIds: [] })
}

async function answerAsSeller(
  { tenant, at }: Regular,
  { sellerId }: RegularOffer,
  orderId: string,
  when: number,
  given: { answer: 'accept' | 'refuse'; text?: string },
): Promise<void> {
  const { deps, tx } = await at(`seller:${sellerId}`, when)
  await answerRefund(deps, tx, tenant.id, { sellerId, orderId, ...given })
}

/** Buys, asks for the money two hours later, and is refused after a day; returns the order's id. */
async function buyAndBeRefused(regular: Regular, offer: RegularOffer, began: number): Promise<string> {
  const { doesNotWork, refused } = regular.words
  const orderId = await buyAndReceive(regular, offer, began)
  await askForRefund(regular, orderId, began + 2 * hourMs, doesNotWork)
  await answerAsSeller(regular, offer, orderId, began + 26 * hourMs, { answer: 'refuse', text: refused })
  return orderId
}

type Story = (regular: Regular, offer: RegularOffer) => Promise<void>

/** One story per state of an order, oldest first. */
const stories: readonly Story[] = [
  // Closed, with a review.
  async (regular, offer) => {
    const began = regular.now - 24 * dayMs
    const { orderId, paying } = await buy(regular, offer, began)
    await deliverAndConfirm(regular, paying, orderId, regular.now)
    const later = await asBuyer(regular, began + 9 * dayMs)
    const locale = regular.tenant.languages[0] ?? 'en'
    const text = regular.words.review
    await insertReview(later.deps, later.tx, await ownOrderOf(regular, later, orderId), { score: 5, text, locale })
  },
  // Paid back after the seller agreed.
  async (regular, offer) => {
    const began = regular.now - 17 * dayMs
    const orderId = await buyAndReceive(regular, offer, began)
    await askForRefund(regular, orderId, began + hourMs, regular.words.wrongRegion)
    await answerAsSeller(regular, offer, orderId, began + 7 * hourMs, { answer: 'accept' })
  },
  // Paid back because the seller did not answer.
  async (regular, offer) => {
    const began = regular.now - 13 * dayMs
    const orderId = await buyAndReceive(regular, offer, began)
    await askForRefund(regular, orderId, began + hourMs, regular.words.doesNotWork)
    const due = await regular.at('platform', began + 50 * hourMs)
    await autoRefund(due.deps, due.tx, regular.tenant.id, orderId)
  },
  // Closed, and to be reviewed.
  async (regular, offer) => {
    const { orderId, paying } = await buy(regular, offer, regular.now - 9 * dayMs)
    await deliverAndConfirm(regular, paying, orderId, regular.now)
  },
  // Disputed.
  async (regular, offer) => {
    const began = regular.now - 66 * hourMs
    const orderId = await buyAndBeRefused(regular, offer, began)
    const opened = await asBuyer(regular, began + 30 * hourMs)
    const statement = { statement: regular.words.dispute, fileIds: [] }
    await openDispute(opened.deps, opened.tx, await ownOrderOf(regular, opened, orderId), statement)
  },
  // Refused: the buyer may open a dispute.
  async (regular, offer) => {
    await buyAndBeRefused(regular, offer, regular.now - 40 * hourMs)
  },
  // Received and confirmed.
  async (regular, offer) => {
    const began = regular.now - 30 * hourMs
    const orderId = await buyAndReceive(regular, offer, began)
    const later = await asBuyer(regular, began + 2 * hourMs)
    await confirm(later.deps, later.tx, await ownOrderOf(regular, later, orderId))
  },
  // The seller has to answer a request for a refund.
  async (regular, offer) => {
    const began = regular.now - 20 * hourMs
    const orderId = await buyAndReceive(regular, offer, began)
    await askForRefund(regular, orderId, began + 8 * hourMs, regular.words.doesNotWork)
  },
  // Delivered, to be confirmed.
  async (regular, offer) => {
    await buyAndReceive(regular, offer, regular.now - 5 * hourMs)
  },
]

/** An unpaid order that its time ended, one that the buyer cancelled, and one that can still be paid. */
async function leaveUnpaid(regular: Regular, offers: readonly RegularOffer[]): Promise<void> {
  const { now, tenant, buyer } = regular
  const [first, second, third] = offers
  if (first) {
    const { purchaseId } = await orderOne(regular, buyer, first.id, now - 12 * dayMs)
    const due = await regular.at('platform', now - 11 * dayMs)
    await expirePurchase(due.deps, due.tx, tenant.id, purchaseId)
  }
  if (second) {
    const { orderId } = await orderOne(regular, buyer, second.id, now - 6 * dayMs)
    const later = await asBuyer(regular, now - 6 * dayMs + 5 * minuteMs)
    await cancelUnpaid(later.tx, await ownOrderOf(regular, later, orderId))
  }
  if (third) await orderOne(regular, buyer, third.id, now - 2 * minuteMs)
}

/** Buys an offer in each state that an order can be in, through the gateway's own functions. */
export async function buyInEveryState(regular: Regular, offers: readonly RegularOffer[]): Promise<void> {
  for (const [n, story] of stories.entries()) {
    const offer = offers[n % offers.length]
    if (offer) await story(regular, offer)
  }
  await leaveUnpaid(regular, offers)
}
