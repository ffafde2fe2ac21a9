import type { Cart, CartLine, OfferCard } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { lineTotal } from '@tradepost/domain/money/money'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import type { InputValues } from '@tradepost/domain/order/delivery-inputs'
import { asc, eq, sql } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { cart, cartLine } from '../../platform/db/schema/order/cart.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { convertPrice, shownCurrency } from '../../platform/money/price.ts'
import { type FinanceSettings, siteOf } from '../../platform/site/site-settings.ts'
import { deliveryInputsOf, describeInput } from '../offer/delivery-inputs.ts'
import { offerCards } from '../offer/offer-cards.ts'

export interface Wanted {
  offerId: string
  quantity: number
  inputs?: InputValues | undefined
}

/** Creates the buyer's cart if missing and locks it, so that changes to it happen one after another. */
export async function lockCart(tx: Tx, tenantId: number, buyerId: string): Promise<{ version: number }> {
  await tx.insert(cart).values({ tenantId, buyerId }).onConflictDoNothing()
  const [row] = await tx
    .select({ version: cart.version })
    .from(cart)
    .where(ofTenant(cart, tenantId, eq(cart.buyerId, buyerId)))
    .for('update')
  return { version: row?.version ?? 0 }
}

export const linesOf = (tx: Tx, tenantId: number, buyerId: string): Promise<Wanted[]> =>
  tx
    .select({ offerId: cartLine.offerId, quantity: cartLine.quantity, inputs: cartLine.inputs })
    .from(cartLine)
    .where(ofTenant(cartLine, tenantId, eq(cartLine.buyerId, buyerId)))
    .orderBy(asc(cartLine.addedAt), asc(cartLine.offerId))

export const bumpCart = (tx: Tx, tenantId: number, buyerId: string) =>
  tx
    .update(cart)
    .set({ version: sql`${cart.version} + 1` })
    .where(ofTenant(cart, tenantId, eq(cart.buyerId, buyerId)))

/** The largest quantity of an offer in one cart. */
export const productCap = (card: OfferCard, settings: FinanceSettings): number =>
  Math.min(card.maxQuantity, card.available, settings.perProduct)

function problemOf(card: OfferCard | undefined, quantity: number, settings: FinanceSettings): CartLine['problem'] {
  if (!card || card.status === productStatus.shelfDown) return 'removed'
  if (card.status === productStatus.soldOut || card.available === 0) return 'sold_out'
  if (card.status !== productStatus.onSale || isRental(card) || card.price === null) return 'unavailable'
  return quantity < card.minQuantity || quantity > productCap(card, settings) ? 'quantity' : null
}

interface PricedAt {
  version: number
  toCurrencyId: string | undefined
  now: Date
}

/** Prices lines by the current offers. Lines that cannot be bought name their problem and do not count in the total. */
export async function priceCart(
  tx: Tx,
  context: CallContext,
  lines: readonly Wanted[],
  { version, toCurrencyId, now }: PricedAt,
): Promise<Cart> {
  const { tenantId } = context.tenant
  const currency = await shownCurrency(tx, context, toCurrencyId)
  const { finance } = await siteOf(tx, tenantId)
  const ids = lines.map((line) => line.offerId).filter(fitsId64)
  const cards = await offerCards(tx, context, ids, currency, now)
  const byId = new Map(cards.map((card) => [card.id, card]))
  const inputsByOffer = await deliveryInputsOf(tx, tenantId, ids)
  const priced = lines.map(({ offerId, quantity, inputs }): CartLine => {
    const card = byId.get(offerId)
    return {
      offerId,
      quantity,
      offer: card ?? null,
      lineTotal: card ? lineTotal(card, quantity) : null,
      problem: problemOf(card, quantity, finance),
      deliveryInputs: (inputsByOffer.get(offerId) ?? []).map((input) => describeInput(input, context.locale)),
      inputs: inputs ?? {},
    }
  })
  const total = priced.reduce((sum, line) => sum + (line.problem ? 0 : (line.lineTotal?.minor ?? 0)), 0)
  const guestTotal = currency.perUsd
    ? convertPrice(finance.guestCartTotalUsd, { minorDigits: currency.minorDigits, perUsd: currency.perUsd })
    : 0
  return {
    lines: priced,
    count: priced.reduce((sum, line) => sum + line.quantity, 0),
    total: { minor: total, currency: currency.code },
    ...(finance.chargesTax ? { isTaxed: true } : {}),
    version,
    limits: {
      lines: finance.cartLines,
      perProduct: finance.perProduct,
      guestLines: finance.guestCartLines,
      guestTotal: { minor: guestTotal, currency: currency.code },
    },
  }
}
