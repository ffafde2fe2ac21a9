import { createHash } from 'node:crypto'
import { userType } from '@tradepost/contract/constants'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { lockOrders } from '@tradepost/gateway/modules/order/order-store'
import { lockPayment } from '@tradepost/gateway/modules/payment/payment-store'
import { payRental, releaseRental, rotateDetails } from '@tradepost/gateway/modules/rental/rental-flow'
import { registerRentalKind } from '@tradepost/gateway/modules/rental/rental-kind'
import { insertReview } from '@tradepost/gateway/modules/review/review-calls'
import { topUpKind } from '@tradepost/gateway/modules/wallet/top-up'
import { demoEmails } from '@tradepost/gateway/platform/db/demo-people'
import { appUser } from '@tradepost/gateway/platform/db/schema/account/account'
import { orderHead, purchase } from '@tradepost/gateway/platform/db/schema/order/order'
import { payment, topUp } from '@tradepost/gateway/platform/db/schema/order/payment'
import { rental } from '@tradepost/gateway/platform/db/schema/order/rental'
import type { Deps } from '@tradepost/gateway/platform/deps'
import { eq } from 'drizzle-orm'
import type pg from 'pg'
import type { Lent, SeedOffer } from '../offers/offer-rows.ts'
import { createTextDeck } from '../reviews/review-texts.ts'
import { seedId, seedUuid } from '../rows/ids.ts'
import { createRandom } from '../rows/random.ts'
import type { SeedTenant } from '../tenant/tenants.ts'
import { gatewayAt, returnToNow } from './gateway-at.ts'
import { deliverAndConfirm, orderOne, type PastShop } from './order-steps.ts'

const term = 14 * dayMs
const renter = { n: 9, email: demoEmails.renter, name: 'Demo renter' }

/** An offer whose account is rented or in maintenance at the time of seeding. */
export type LentOffer = Pick<SeedOffer['row'], 'id' | 'seller_id' | 'price_minor'> & { lent: Lent }

interface Desk extends PastShop {
  renterId: string
}

/** Creates a renter who has bought enough coins for all rentals. */
async function makeRenter({ tenant, renterId, at }: Desk, cents: number, when: number): Promise<void> {
  const { deps, tx } = await at('platform', when)
  const createdAt = new Date(when)
  const { id: tenantId } = tenant
  const id = (name: string) => seedUuid(tenantId, createHash('sha256').update(`renter ${tenantId} ${name}`).digest())
  const { email, name: nickName } = renter
  await tx.insert(appUser).values({
    ...{ tenantId, id: renterId, email, emailKey: email, nickName },
    ...{ userType: userType.buyer, enabled: true, demo: true, createdAt },
  })
  const [purchaseId, paymentId] = [id('purchase'), id('payment')]
  await tx.insert(purchase).values({
    ...{ tenantId, id: purchaseId, buyerId: renterId, kind: 'top_up', totalMinor: cents, currency: 'USD' },
    ...{ deliveryEmail: email, locale: 'en', payBefore: createdAt, createdAt },
  })
  await tx.insert(topUp).values({ tenantId, purchaseId, agreement: 'seed', agreedAt: createdAt })
  await tx.insert(payment).values({
    ...{ tenantId, id: paymentId, purchaseId, provider: 'sandbox', amountMinor: cents, currency: 'USD' },
    ...{ createdAt, updatedAt: createdAt },
  })
  const row = await lockPayment(tx, tenantId, eq(payment.id, paymentId))
  if (row) await topUpKind.captured(deps, tx, row)
}

/** Rents an account at a past time and runs the rental until its order is closed or the time of seeding. */
async function rent(desk: Desk, offer: LentOffer, from: number, now: number): Promise<string> {
  const { tenant, renterId, at } = desk
  const { orderId } = await orderOne(desk, { id: renterId, email: renter.email }, offer.id, from)
  const paying = await at('platform', from)
  const [row] = await lockOrders(paying.tx, tenant.id, eq(orderHead.id, orderId))
  if (!row) throw new Error(`order ${orderId} was not made`)
  await payRental(paying.deps, paying.tx, row)
  await deliverAndConfirm(desk, paying, orderId, now)
  return orderId
}

/** Ends a rental: the seller changes the account's details and keeps it in maintenance for a while. */
async function maintain({ tenant, at }: Desk, offer: LentOffer, orderId: string, ended: number): Promise<void> {
  const { id: tenantId } = tenant
  const { deps, tx } = await at('platform', ended)
  await releaseRental(deps, tx, tenantId, orderId)
  const [lent] = await tx.select().from(rental).where(eq(rental.orderId, orderId))
  if (!lent) throw new Error(`order ${orderId} rented nothing`)
  const password = createHash('sha256').update(`rotated ${offer.id}`).digest('base64url').slice(0, 14)
  const rotating = await at(`seller:${offer.seller_id}`, ended + hourMs)
  await rotateDetails(rotating.deps, rotating.tx, {
    ...{ tenantId, sellerId: offer.seller_id, unitId: lent.unitId },
    items: [
      { label: 'login', value: `renewed_${offer.id.slice(-6)}` },
      { label: 'password', value: password },
    ],
    maintenanceUntil: offer.lent.until,
  })
}

/** Lets the renter write about a rental before it is over. */
async function review({ tenant, renterId, at }: Desk, orderId: string, when: number, text: string): Promise<void> {
  const { deps, tx } = await at(`buyer:${renterId}`, when)
  const [row] = await lockOrders(tx, tenant.id, eq(orderHead.id, orderId))
  if (row) await insertReview(deps, tx, row, { score: 5, text, locale: 'en' })
}

/**
 * Creates rented accounts and accounts in maintenance through real rentals: paid, delivered and ended, with the jobs
 * that end them. Runs in the seed's transaction.
 */
export async function lendOut(
  client: pg.Client,
  tenant: SeedTenant,
  deps: Deps,
  offers: readonly LentOffer[],
  now: Date,
): Promise<void> {
  if (offers.length === 0) return
  registerRentalKind()
  const opening = now.getTime()
  const desk: Desk = {
    tenant,
    renterId: seedId(tenant.id, 'user', renter.n),
    at: gatewayAt(client, tenant, deps),
  }
  const cents = offers.reduce((sum, { price_minor }) => sum + price_minor, 0)
  await makeRenter(desk, cents, opening - 40 * dayMs)
  const textFor = createTextDeck(createRandom(`rental reviews ${tenant.code}`))
  const reviewed = { language: 'en', level: 'positive', kind: 'rental', isSlow: false, isAutomatic: true } as const
  for (const offer of offers) {
    const { state, until } = offer.lent
    const ended = opening - 6 * hourMs
    const from = (state === 'rented' ? until.getTime() : ended) - term
    const orderId = await rent(desk, offer, from, opening)
    if (state !== 'maintenance') continue
    const text = textFor(reviewed)
    if (text) await review(desk, orderId, ended - hourMs, text)
    await maintain(desk, offer, orderId, ended)
  }
  await returnToNow(client)
}
