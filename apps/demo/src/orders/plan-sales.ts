import { minutesToDeliver } from '@tradepost/domain/order/order-rules'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { confirmHours } from '@tradepost/domain/time/windows'
import type { Kind } from '../games/game.ts'
import type { SeedOffer } from '../offers/offer-rows.ts'
import { createTextDeck, type Level, replyTo } from '../reviews/review-texts.ts'
import { createRandom, type Random } from '../rows/random.ts'
import type { SeedTenant, WrittenLanguage } from '../tenant/tenants.ts'
import { buyersOf, type PastBuyer } from './past-buyers.ts'

/** A buyer's review, and the seller's answer. */
export interface PlannedReview {
  level: Level
  score: number
  text: string
  language: WrittenLanguage
  at: number
  reply: { text: string; at: number } | null
}

/** An order of the past: who bought, when, and what the buyer wrote. */
export interface PlannedSale {
  offer: SeedOffer
  /** How many orders of the offer were planned before this one. */
  nth: number
  quantity: number
  buyer: PastBuyer
  orderedAt: number
  paidAt: number
  deliveredAt: number
  confirmedAt: number
  closedAt: number
  isConfirmedByBuyer: boolean
  /** The goods came later than promised. */
  isSlow: boolean
  review: PlannedReview | null
}

/** How many sales an offer has on average if nothing limits them. */
const salesPerOffer = 0.44
const afterConfirmation = 48 * hourMs

function opinion(random: Random, { sellerGood }: SeedOffer, isSlow: boolean): { level: Level; score: number } {
  const chance = random.next() + (sellerGood ? 0.1 : -0.2) - (isSlow ? 0.55 : 0)
  if (chance > 0.16) return { level: 'positive', score: isSlow ? 4 : random.pick([5, 5, 5, 4]) }
  return chance > 0.04 ? { level: 'neutral', score: 3 } : { level: 'negative', score: random.pick([1, 2]) }
}

/** How long the delivery took: usually less than promised, sometimes longer. */
function deliveryMs(random: Random, { row, sellerGood }: SeedOffer): { took: number; isSlow: boolean } {
  const share = 0.2 + 0.7 * random.next()
  const isSlow = random.chance(sellerGood ? 0.06 : 0.4)
  if (row.delivery_mode === 'platform') return { took: 4000 + Math.round(share * 20_000), isSlow: false }
  const promised = minutesToDeliver({ deliveryMode: 'im', deliveryMinutes: row.delivery_minutes }) * minuteMs
  return { took: Math.round(promised * (isSlow ? 1 + 2 * share : share)), isSlow }
}

/** A sale without a review between the day on which the offer was listed and now, finished by now; null if there was no time for one. */
function saleOf(random: Random, tenant: SeedTenant, offer: SeedOffer, nth: number, now: number): PlannedSale | null {
  const buyer = random.pick(buyersOf(tenant))
  const { took, isSlow } = deliveryMs(random, offer)
  const isConfirmedByBuyer = random.chance(0.75)
  const confirming = isConfirmedByBuyer
    ? Math.round((5 + 18 * 60 * random.next() ** 2) * minuteMs)
    : confirmHours * hourMs
  const paying = Math.round((20 + 160 * random.next()) * 1000)
  const listed = offer.row.listed_at.getTime() + hourMs
  const room = now - afterConfirmation - confirming - took - paying - listed
  const place = random.next()
  if (room <= 0) return null
  const orderedAt = listed + Math.round(room * place)
  const paidAt = orderedAt + paying
  const deliveredAt = paidAt + took
  const confirmedAt = deliveredAt + confirming
  const times = { orderedAt, paidAt, deliveredAt, confirmedAt, closedAt: confirmedAt + afterConfirmation }
  return { offer, nth, quantity: offer.row.min_quantity, buyer, ...times, isConfirmedByBuyer, isSlow, review: null }
}

/** The kinds of which the plan sells: a rental is a real one or none. */
const isSellable = (kind: Kind) => kind !== 'rental'

/**
 * At most `most` sales of the `count` offers of a site from before its first start, oldest first. Every review of the
 * demo belongs to one of them. Some sellers sell more than others.
 */
export function planSales(
  tenant: SeedTenant,
  offers: Iterable<SeedOffer>,
  count: number,
  most: number,
  now: Date,
): PlannedSale[] {
  const random = createRandom(`sales ${tenant.code}`)
  const sales: PlannedSale[] = []
  const share = Math.min(1, most / (count * salesPerOffer))
  for (const offer of offers) {
    if (sales.length >= most) break
    if (offer.isPast || !isSellable(offer.kind)) continue
    const isBusy = BigInt(offer.row.seller_id) % 4n === 0n
    const wanted = random.chance(share * (isBusy ? 0.4 : 0.1)) ? random.int(1, 4) : 0
    let nth = 0
    for (let tries = 0; tries < wanted; tries++) {
      const sale = saleOf(random, tenant, offer, nth, now.getTime())
      if (!sale) continue
      sales.push(sale)
      nth++
    }
  }
  sales.sort((one, other) => one.orderedAt - other.orderedAt)
  return withReviews(tenant, sales, now.getTime())
}

/** Lets most of the buyers write a review after they confirmed. No two texts of a site are equal. */
function withReviews(tenant: SeedTenant, sales: readonly PlannedSale[], now: number): PlannedSale[] {
  const random = createRandom(`reviews ${tenant.code}`)
  const textFor = createTextDeck(random)
  return sales.map((sale) => {
    const { offer, buyer, confirmedAt, isSlow } = sale
    if (!random.chance(0.82)) return sale
    const given = opinion(random, offer, isSlow)
    const facts = { language: buyer.language, level: given.level }
    const isAutomatic = offer.row.delivery_mode === 'platform'
    const text = textFor({ ...facts, kind: offer.kind, isSlow, isAutomatic })
    const at = Math.min(now - minuteMs, confirmedAt + Math.round((1 + 40 * 60 * random.next() ** 3) * minuteMs))
    const answered = Math.min(now, at + Math.round((0.5 + 60 * random.next() ** 2) * hourMs))
    const reply = random.chance(0.35) ? { text: replyTo(random, facts), at: answered } : null
    return { ...sale, review: text === null ? null : { ...given, ...facts, text, at, reply } }
  })
}

/** How many pieces of each offer the planned sales take. */
export function soldPieces(sales: readonly PlannedSale[]): Map<string, number> {
  const sold = new Map<string, number>()
  for (const { offer, quantity } of sales) sold.set(offer.row.id, (sold.get(offer.row.id) ?? 0) + quantity)
  return sold
}
