import { calls, type OfferCard } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { cartLine, cartMerge } from '../../platform/db/schema/order/cart.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import { deliveryInputsOf } from '../offer/delivery-inputs.ts'
import { offerCards } from '../offer/offer-cards.ts'
import { checkedInputs } from '../order/order-inputs.ts'
import { bumpCart, linesOf, lockCart, priceCart, productCap, type Wanted } from './cart-store.ts'

/** Limits merges, because each merge stores a row that prevents merging the same cart twice. */
const mergesPerHour: RateRule = { name: 'cart-merge', limit: 60, windowMs: hourMs }

/** The failure of putting this quantity of an offer into a cart; null if it is allowed. */
function refusal(card: OfferCard | undefined, quantity: number, settings: FinanceSettings): Failure | null {
  if (!card || card.status === productStatus.shelfDown || isRental(card))
    return new Failure('offer_removed', { field: 'offerId' })
  if (card.status !== productStatus.onSale || card.available === 0)
    return new Failure('offer_sold_out', { field: 'offerId' })
  const cap = productCap(card, settings)
  if (quantity > cap) return new Failure('product_cap', { field: 'quantity', values: { max: cap, limit: cap } })
  if (quantity < card.minQuantity)
    return new Failure('quantity_invalid', { field: 'quantity', values: { min: card.minQuantity } })
  return null
}

/** Writes a line; keeps its delivery inputs unless new ones are given. */
const writeLine = (tx: Tx, tenantId: number, buyerId: string, { offerId, quantity, inputs }: Wanted) =>
  tx
    .insert(cartLine)
    .values({ tenantId, buyerId, offerId, quantity, ...(inputs && { inputs }), addedAt: sql`moment()` })
    .onConflictDoUpdate({
      target: [cartLine.tenantId, cartLine.buyerId, cartLine.offerId],
      set: { quantity, ...(inputs && { inputs }) },
    })

/** Checks a line's delivery inputs: some may still be missing, but none may be invalid. */
async function checkedLineInputs(
  tx: Tx,
  context: CallContext,
  { offerId, inputs }: Wanted,
): Promise<InputValues | undefined> {
  if (!inputs) return undefined
  const requested = (await deliveryInputsOf(tx, context.tenant.tenantId, [offerId])).get(offerId) ?? []
  return checkedInputs({ asked: requested, values: inputs, locale: context.locale, field: 'inputs', partly: true })
}

export async function setLine(tx: Tx, context: CallContext, buyerId: string, wanted: Wanted, add: boolean) {
  const { tenantId } = context.tenant
  await lockCart(tx, tenantId, buyerId)
  const lines = await linesOf(tx, tenantId, buyerId)
  const existing = lines.find((line) => line.offerId === wanted.offerId)
  const quantity = add ? (existing?.quantity ?? 0) + wanted.quantity : wanted.quantity
  if (quantity === 0) {
    const row = ofTenant(cartLine, tenantId, eq(cartLine.buyerId, buyerId), eq(cartLine.offerId, wanted.offerId))
    await tx.delete(cartLine).where(row)
  } else {
    const { finance: settings } = await siteOf(tx, tenantId)
    const [card] = await offerCards(tx, context, [wanted.offerId])
    const refused = refusal(card, quantity, settings)
    if (refused) throw refused
    if (!existing && lines.length >= settings.cartLines)
      throw new Failure('cart_full', { values: { max: settings.cartLines, limit: settings.cartLines } })
    const inputs = await checkedLineInputs(tx, context, wanted)
    await writeLine(tx, tenantId, buyerId, { offerId: wanted.offerId, quantity, inputs })
  }
  await bumpCart(tx, tenantId, buyerId)
}

/** Delivery inputs given earlier, if they are still valid. Otherwise the buyer must give them again. */
export const usableInputs = (tx: Tx, context: CallContext, line: Wanted): Promise<InputValues | undefined> =>
  checkedLineInputs(tx, context, line).catch((error: unknown) => {
    if (error instanceof Failure) return undefined
    throw error
  })

/** Merges a visitor's lines into the buyer's cart, and leaves out whatever the limits do not allow. */
async function mergeLines(tx: Tx, context: CallContext, buyerId: string, guest: readonly Wanted[]) {
  const { tenantId } = context.tenant
  const { finance: settings } = await siteOf(tx, tenantId)
  const quantities = new Map((await linesOf(tx, tenantId, buyerId)).map((line) => [line.offerId, line.quantity]))
  const cards = new Map(
    (
      await offerCards(
        tx,
        context,
        guest.map((line) => line.offerId),
      )
    ).map((card) => [card.id, card]),
  )
  for (const line of guest) {
    const { offerId, quantity } = line
    const card = cards.get(offerId)
    if (!card || refusal(card, card.minQuantity, settings)) continue
    const merged = Math.min((quantities.get(offerId) ?? 0) + quantity, productCap(card, settings))
    if (merged < card.minQuantity || (!quantities.has(offerId) && quantities.size >= settings.cartLines)) continue
    quantities.set(offerId, merged)
    const inputs = await usableInputs(tx, context, line)
    await writeLine(tx, tenantId, buyerId, { offerId, quantity: merged, inputs })
  }
}

/** Calls that read and change the buyer's cart, and price a visitor's cart. */
export function cartCalls(deps: Deps): Implementation[] {
  async function current(tx: Tx, context: CallContext, buyerId: string, toCurrencyId: string | undefined) {
    const { tenantId } = context.tenant
    const { version } = await lockCart(tx, tenantId, buyerId)
    const lines = await linesOf(tx, tenantId, buyerId)
    return priceCart(tx, context, lines, { version, toCurrencyId, now: deps.clock.now() })
  }

  return [
    implement(calls.cart.getCart, ({ query }, context) =>
      asBuyer(deps, context, (tx, buyerId) => current(tx, context, buyerId, query?.toCurrencyId)),
    ),
    implement(calls.cart.setCartLine, ({ body }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        if (!fitsId64(body.offerId)) throw new Failure('offer_removed', { field: 'offerId' })
        await setLine(tx, context, buyerId, body, body.add ?? false)
        return current(tx, context, buyerId, body.toCurrencyId)
      }),
    ),
    implement(calls.cart.mergeCart, ({ body }, context) =>
      asBuyer(deps, context, async (tx, buyerId) => {
        const { tenantId } = context.tenant
        await lockCart(tx, tenantId, buyerId)
        const first = await tx
          .insert(cartMerge)
          .values({ tenantId, buyerId, mergeId: body.mergeId, mergedAt: sql`moment()` })
          .onConflictDoNothing()
          .returning({ id: cartMerge.mergeId })
        if (first.length > 0) await requireRate(tx, tenantId, mergesPerHour, buyerId, deps.clock.now())
        if (first.length > 0 && body.lines.length > 0) {
          await mergeLines(
            tx,
            context,
            buyerId,
            body.lines.filter((line) => fitsId64(line.offerId)),
          )
          await bumpCart(tx, tenantId, buyerId)
        }
        return current(tx, context, buyerId, body.toCurrencyId)
      }),
    ),
    implement(calls.cart.quoteCart, ({ body }, context) =>
      inTenant(deps, context.tenant.tenantId, 'guest', (tx) => {
        return priceCart(tx, context, body.lines, {
          version: 0,
          toCurrencyId: body.toCurrencyId,
          now: deps.clock.now(),
        })
      }),
    ),
  ]
}
