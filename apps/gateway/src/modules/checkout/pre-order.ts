import { randomUUID } from 'node:crypto'
import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { isRental } from '@tradepost/domain/offer/offer-kinds'
import { reservationMinutes } from '@tradepost/domain/time/windows'
import { eq, inArray } from 'drizzle-orm'
import { onceInTransaction, planPurge } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { checkTenantFacts } from '../../platform/call/tenant-facts.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { cartLine } from '../../platform/db/schema/order/cart.ts'
import { type OrderInputs, orderHead, purchase } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { newId } from '../../platform/ids/ids.ts'
import { createTurns } from '../../platform/limits/turns.ts'
import { type Audience, dollars, shownCurrency } from '../../platform/money/price.ts'
import { networkKeyOf } from '../../platform/network/caller-network.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { readEmail } from '../../platform/text/email.ts'
import { after } from '../../platform/time/clock.ts'
import { bumpCart, linesOf, lockCart, type Wanted } from '../cart/cart-store.ts'
import { priceRows } from '../cart/price-lines.ts'
import { lockCoupon, ownCoupon, splitDiscount } from '../coupon/coupon-store.ts'
import { consentWithPurchase } from '../legal/terms-consent.ts'
import { narrowed } from '../offer/delivery-inputs.ts'
import { type OfferRow, offerRows } from '../offer/offer-cards.ts'
import { holdStock, stockFailure, takeStock } from '../offer/stock.ts'
import { requireOpenShop } from '../opening/require-open-shop.ts'
import { planExpiry } from '../order/lifecycle.ts'
import { checkedInputs } from '../order/order-inputs.ts'
import { lockOrders } from '../order/order-store.ts'
import { completeFree } from '../payment/free-purchase.ts'
import { holdCoins } from '../rental/rental-coins.ts'
import { requirePlacedTax } from '../tax/tax-rates.ts'
import { countingFailures, countPurchase } from './count-purchase.ts'
import { lockUnpaid, requireUnpaidRoom } from './unpaid-room.ts'

type Body = CallInput<typeof calls.checkout.preOrder>['body']
type Answer = CallData<typeof calls.checkout.preOrder>

/** Merges lines to one per offer, sorted by id, so that all transactions lock stock in the same order. */
function inLockOrder(lines: readonly Wanted[]): Wanted[] {
  const byOffer = new Map<string, Wanted>()
  for (const { offerId, quantity, inputs } of lines) {
    const before = byOffer.get(offerId)
    const merged = { quantity: (before?.quantity ?? 0) + quantity, inputs: inputs ?? before?.inputs }
    byOffer.set(offerId, { offerId, ...merged })
  }
  return [...byOffer.values()].sort((a, b) => (BigInt(a.offerId) < BigInt(b.offerId) ? -1 : 1))
}

/** The lines to buy. Lines of a cart must still be in the cart, so that the same content is not bought twice. */
async function wantedLines(tx: Tx, tenantId: number, buyerId: string, body: Body) {
  const requested = body.order.lines
  if (!body.isBuyByCart) {
    if (!requested) throw new Failure('data_error', { field: 'order.lines' })
    return { lines: requested, cartVersion: null }
  }
  const { version } = await lockCart(tx, tenantId, buyerId)
  const inCart = await linesOf(tx, tenantId, buyerId)
  const lines = requested ?? inCart
  const inCartLine = (line: Wanted) => inCart.find((c) => c.offerId === line.offerId && c.quantity === line.quantity)
  if (lines.length === 0 || !lines.every(inCartLine)) throw new Failure('cart_consumed')
  return {
    lines: lines.map((line) => ({ ...line, inputs: line.inputs ?? inCartLine(line)?.inputs })),
    cartVersion: version,
  }
}

async function takeAll(tx: Tx, tenantId: number, lines: readonly Wanted[]): Promise<void> {
  for (const { offerId, quantity } of lines) {
    if (!fitsId64(offerId)) throw new Failure('offer_removed', { field: 'order.lines' })
    if (!(await takeStock(tx, tenantId, offerId, quantity))) throw await stockFailure(tx, tenantId, offerId)
  }
}

/** Delivery inputs with their values, by offer; fails if one is missing or invalid. Offers that are supplied from their vault need none. */
function inputsOf({ locale }: Audience, rows: readonly OfferRow[], lines: readonly Wanted[]): Map<string, OrderInputs> {
  const byOffer = new Map(rows.map((row) => [String(row.offer.id), row]))
  return new Map(
    lines.flatMap(({ offerId, inputs = {} }) => {
      const row = byOffer.get(offerId)
      const asked =
        row && row.offer.vaultSince === null && row.offer.declaredSince === null
          ? narrowed(row.inputs ?? [], row.offer.attributes)
          : []
      if (asked.length === 0) return []
      const values = checkedInputs({ asked, values: inputs, locale, field: `inputs.${offerId}` })
      return [[offerId, { asked, values }]] as const
    }),
  )
}

/** True for a rental, which is ordered alone, as one account and without a coupon. A US cent costs one G Coin. */
function isRentalOrder(rows: readonly OfferRow[], lines: readonly Wanted[], body: Body): boolean {
  if (!rows.some(({ offer }) => isRental(offer))) return false
  const [only] = lines
  if (lines.length > 1 || body.isBuyByCart) throw new Failure('rental_alone', { field: 'order.lines' })
  if (only?.quantity !== 1) throw new Failure('quantity_invalid', { field: 'order.lines', values: { min: 1 } })
  if (body.order.couponId) throw new Failure('coupon_invalid', { field: 'order.couponId' })
  if (!rows[0]?.offer.vaultSince) throw new Failure('offer_removed', { field: 'order.lines' })
  return true
}

interface Orderer {
  buyerId: string
  /** From `networkKeyOf`. */
  networkKey: string | null
  /** The country of the buyer's network address, if a proxy told it. */
  ipCountry?: string | null
}

/** Takes the stock and creates the orders of a purchase. The transaction acts as the buyer. */
export async function placeOrders(
  deps: Deps,
  tx: Tx,
  context: Audience,
  { buyerId, networkKey, ipCountry = null }: Orderer,
  body: Body,
): Promise<Answer> {
  const { tenantId } = context.tenant
  await requireOpenShop(tx, tenantId, buyerId)
  await lockUnpaid(tx, { tenantId, buyerId, networkKey })
  const { lines: wanted, cartVersion } = await wantedLines(tx, tenantId, buyerId, body)
  const lines = inLockOrder(wanted)
  const { heldUnits, finance } = await requireUnpaidRoom(deps, tx, { tenantId, buyerId, networkKey }, lines)
  await takeAll(tx, tenantId, lines)
  // Read after the stock is taken, which locks the offers: the prices hold until the orders are committed.
  const rows = await offerRows(
    tx,
    context,
    lines.map((line) => line.offerId),
  )
  const inputs = inputsOf(context, rows, lines)

  crashPoint('purchase.reserved')
  const lent = isRentalOrder(rows, lines, body)
  const shown = lent ? await dollars(tx) : await shownCurrency(tx, context, body.toCurrencyId)
  // The rate has become too old since the buyer saw the price.
  if (!lent && body.toCurrencyId !== undefined && shown.id !== body.toCurrencyId) throw new Failure('price_changed')
  const priced = await priceRows(deps, tx, context, lines, shown, rows, finance)
  const { couponId } = body.order
  const now = deps.clock.now()
  const grant = couponId ? await ownCoupon(tx, tenantId, buyerId, couponId) : null
  const couponLines = priced.map(({ full, card }) => ({ minor: full, sellerId: card.seller.id }))
  const discounts = grant ? await splitDiscount(tx, grant, couponLines, shown, now) : []
  const drafts = priced.map((line, index) => {
    const discount = discounts[index] ?? 0
    return { ...line, discount, total: line.full - discount }
  })
  const total = drafts.reduce((sum, draft) => sum + draft.total, 0)
  if (body.order.expectedTotal !== undefined && body.order.expectedTotal !== total) throw new Failure('price_changed')

  const taxed = await requirePlacedTax(tx, tenantId, body.tax, now, finance)
  const purchaseId = randomUUID()
  const payBefore = after(deps, reservationMinutes * 60_000)
  const { address: deliveryEmail } = readEmail(body.order.deliveryEmail, 'order.deliveryEmail')
  const made = tx.insert(purchase).values({
    tenantId,
    id: purchaseId,
    buyerId,
    totalMinor: total,
    currency: shown.code,
    deliveryEmail,
    locale: context.locale,
    referrerUrl: body.referrerUrl ?? null,
    cartVersion,
    networkKey,
    networkCountry: taxed ? ipCountry : null,
    payBefore,
    createdAt: now,
  })
  const orders = drafts.map(({ card, offerId, quantity, unitPrice, full, discount, total: totalMinor }) => ({
    tenantId,
    id: newId(deps.clock),
    purchaseId,
    buyerId,
    sellerId: card.seller.id,
    offerId,
    quantity,
    unitPriceMinor: unitPrice,
    fullMinor: full,
    discountMinor: discount,
    discountBorneBy: grant?.borneBy ?? ('platform' as const),
    totalMinor,
    currency: shown.code,
    perUsd: shown.perUsd ?? '1',
    // A commission rule that applies takes its place; see the trigger `order_commission`.
    feePercent: finance.feePercent,
    taxCountry: taxed?.country ?? null,
    taxPercent: taxed?.percentIn(card.categoryId) ?? null,
    taxNumber: taxed?.vatNumber ?? null,
    taxReverse: taxed?.isReverse ?? false,
    title: card.title,
    offer: card,
    inputs: inputs.get(offerId) ?? { asked: [], values: {} },
    heldUnits: heldUnits.get(offerId) ?? 0,
    // An order with delivery inputs goes to the buyer's own game account, so the seller delivers it.
    deliveryMode: inputs.has(offerId) ? ('im' as const) : card.deliveryMode,
    deliveryEmail,
    deadlineAt: payBefore,
    createdAt: now,
  }))
  await tx
    .with(tx.$with('made').as(made.returning({ id: purchase.id })))
    .insert(orderHead)
    .values(orders)
  await consentWithPurchase(tx, {
    ...{ tenantId, userId: buyerId, purchaseId, agreedTerms: body.agreedTerms, at: now },
    locale: context.locale,
  })
  if (couponId) await lockCoupon(tx, tenantId, buyerId, couponId, purchaseId)
  for (const { id, offerId, quantity, totalMinor } of orders) {
    await holdStock(tx, { tenantId, orderId: id, offerId, quantity, expiresAt: payBefore })
    if (lent) await holdCoins(tx, { tenantId, id, buyerId, totalMinor })
  }
  if (cartVersion !== null) {
    const bought = inArray(
      cartLine.offerId,
      lines.map((line) => line.offerId),
    )
    await tx.delete(cartLine).where(ofTenant(cartLine, tenantId, eq(cartLine.buyerId, buyerId), bought))
    await bumpCart(tx, tenantId, buyerId)
  }
  await planExpiry(deps, tx, purchaseId, payBefore)
  await planPurge(deps, tx, tenantId)
  if (total === 0)
    await completeFree(
      deps,
      tx,
      await lockOrders(tx, tenantId, eq(orderHead.purchaseId, purchaseId)),
      `buyer:${buyerId}`,
    )
  crashPoint('purchase.created')
  const orderIds = orders.map(({ id }) => id)
  return { purchaseId, orderIds, total: { minor: total, currency: shown.code }, payBefore: payBefore.toISOString() }
}

/** POST /finance/buyer/pre-order: reserves stock and makes one order per offer at the server's price. */
export function preOrderCall(deps: Deps): Implementation {
  // Orders of one network wait for the same lock. Queueing them here keeps waiting orders from holding connections.
  // `strangers`, because unrelated buyers may share the address of a mobile carrier.
  const inTurn = createTurns({
    atOnce: 2,
    waiting: 200,
    patienceMs: Math.max(500, deps.db.patienceMs - 1000),
    of: 'strangers',
  })
  return implement(calls.checkout.preOrder, ({ body }, context) => {
    checkTenantFacts(context.tenant, body)
    readEmail(body.order.deliveryEmail, 'order.deliveryEmail')
    const { tenantId } = context.tenant
    const networkKey = networkKeyOf(tenantId, context.ip)
    const place = () =>
      countingFailures(deps, context, () =>
        onceInTransaction(
          deps,
          context,
          calls.checkout.preOrder,
          body,
          async (tx, buyerId) => {
            await countPurchase(deps, tx, { tenantId, buyerId })
            return placeOrders(deps, tx, context, { buyerId, networkKey, ipCountry: context.ipCountry }, body)
          },
          { prepared: true },
        ),
      )
    return networkKey === null ? place() : inTurn(networkKey, place)
  })
}
