import type { OfferCard } from '@tradepost/contract'
import { lineTotal } from '@tradepost/domain/money/money'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type Audience, type ShownCurrency, shownCurrency } from '../../platform/money/price.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import { maySell } from '../offer/may-sell.ts'
import { cardsOf, type OfferRow, offerRows } from '../offer/offer-cards.ts'
import type { OrderRow } from '../order/order-view.ts'
import { audienceOf } from '../order/purchase-audience.ts'
import type { Wanted } from './cart-store.ts'

/** A line with its offer's current state and price. */
export interface PricedLine extends Pick<Wanted, 'offerId' | 'quantity'> {
  card: OfferCard
  unitPrice: number
  /** The line's price without a coupon. */
  full: number
}

function checkQuantity(card: OfferCard, quantity: number, perProduct: number): void {
  const max = Math.min(card.maxQuantity, perProduct)
  if (quantity > max) throw new Failure('product_cap', { field: 'order.lines', values: { max, limit: max } })
  if (quantity < card.minQuantity)
    throw new Failure('quantity_invalid', { field: 'order.lines', values: { min: card.minQuantity } })
}

type Line = Pick<Wanted, 'offerId' | 'quantity'>

/**
 * Prices lines by their offers, read after their stock was taken. The only source of an order's price: amounts that the
 * client sends are ignored.
 */
export async function priceRows(
  deps: Deps,
  tx: Tx,
  audience: Audience,
  lines: readonly Line[],
  shown: ShownCurrency,
  rows: readonly OfferRow[],
  { perProduct }: Pick<FinanceSettings, 'perProduct'>,
): Promise<PricedLine[]> {
  const cards = await cardsOf(tx, audience, rows, shown, deps.clock.now())
  const byId = new Map(cards.map((card) => [card.id, card]))
  return lines.map(({ offerId, quantity }) => {
    const card = byId.get(offerId)
    if (!card) throw new Failure('offer_removed', { field: 'order.lines' })
    const total = lineTotal(card, quantity)
    if (!card.price || !total) throw new Failure('unavailable')
    checkQuantity(card, quantity, perProduct)
    return { card, offerId, quantity, unitPrice: card.price.minor, full: total.minor }
  })
}

/** True if the order could be placed again at the same price, rate and delivery, with seller and brand enabled. */
export async function costsTheSame(deps: Deps, tx: Tx, order: OrderRow): Promise<boolean> {
  if (!(await maySell(tx, order))) return false
  try {
    const { audience, currencyId } = await audienceOf(tx, order.tenantId, order.purchaseId)
    const shown = await shownCurrency(tx, audience, currencyId)
    const rows = await offerRows(tx, audience, [order.offerId])
    const { finance } = await siteOf(tx, order.tenantId)
    const [line] = await priceRows(deps, tx, audience, [order], shown, rows, finance)
    return line?.full === order.fullMinor && line.card.deliveryMode === order.deliveryMode
  } catch (error) {
    if (error instanceof Failure) return false
    throw error
  }
}
