import { eq } from 'drizzle-orm'
import { type SecretItem, sealSecret } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, orderHead } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { rental } from '../../platform/db/schema/order/rental.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { deliverBy, startDelivery } from '../order/lifecycle.ts'
import { mailBuyer, mailReceipt } from '../order/order-mails.ts'
import { lockOrders, moveOrder, type PaymentRow } from '../order/order-store.ts'
import type { OrderRow } from '../order/order-view.ts'
import { countRefund, setPayment, walletProvider } from '../payment/payment-store.ts'
import { jobNames } from './job-names.ts'
import { reverseCoins, spendCoins } from './rental-coins.ts'
import {
  detailsMac,
  endRental,
  lockOffer,
  lockRental,
  lockUnit,
  makeUnitAvailable,
  ofUnit,
  startRental,
  updateOfferStatus,
} from './rental-store.ts'

/** Pays a rental with the coins that were reserved for it, and starts the rental. Runs as the platform. */
export async function payRental(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { tenantId } = order
  await lockOffer(tx, tenantId, order.offerId)
  const now = deps.clock.now()
  const id = uuid5('wallet-payment', order.id)
  await tx.insert(payment).values({
    tenantId,
    id,
    purchaseId: order.purchaseId,
    provider: walletProvider,
    amountMinor: order.totalMinor,
    currency: order.currency,
    createdAt: now,
    updatedAt: now,
  })
  if (!(await spendCoins(tx, order))) throw new Failure('order_not_payable')
  const row = { tenantId, id } as PaymentRow
  await setPayment(tx, row, { state: 'captured' })
  const paid = { deadlineAt: deliverBy(deps, order), paidBy: id, paidAt: now }
  await moveOrder(tx, order, 'paid', paid)
  await startRental(deps, tx, order)
  await startDelivery(deps, tx, { ...order, ...paid, state: 'paid' })
  await mailReceipt(deps, tx, [order])
}

/** Returns the coins of a rental and takes its unit back. The caller changes the order's state. */
export async function reverseRental(deps: Deps, tx: Tx, row: PaymentRow, order: OrderRow): Promise<void> {
  await lockOffer(tx, order.tenantId, order.offerId)
  if (!(await reverseCoins(tx, order))) return
  await countRefund(tx, row, order.totalMinor)
  const lent = await lockRental(tx, order.tenantId, order.id)
  if (lent?.state === 'renting') await endRental(deps, tx, lent, order, 'reversal')
}

/** Ends a rental whose time is over. Idempotent. */
export async function releaseRental(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!order) return
  await lockOffer(tx, tenantId, order.offerId)
  const row = await lockRental(tx, tenantId, orderId)
  if (row?.state !== 'renting' || row.endsAt > deps.clock.now()) return
  await endRental(deps, tx, row, order, 'term')
  crashPoint('rental.wiped')
}

/** Mails the renter a day before the end, unless the rental has ended meanwhile. */
export async function warnRenter(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [order] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  const row = await lockRental(tx, tenantId, orderId)
  if (!order || row?.state !== 'renting' || row.endsAt <= deps.clock.now()) return
  await mailBuyer(deps, tx, order, 'rentalEnding')
}

interface NewDetails {
  tenantId: number
  sellerId: string
  unitId: string
  items: readonly SecretItem[]
  maintenanceUntil: Date | null
}

/** Stores new details of a returned unit and puts it back on sale, at once or after maintenance. */
export async function rotateDetails(
  deps: Deps,
  tx: Tx,
  { tenantId, sellerId, unitId, items, maintenanceUntil }: NewDetails,
): Promise<'free' | 'maintenance'> {
  const unit = await lockSellersUnit(tx, tenantId, sellerId, unitId)
  if (!unit) throw new Failure('not_found', { field: 'id' })
  if (unit.state !== 'release_due') throw new Failure('state_conflict')
  if (unit.retiredMac?.equals(detailsMac(deps, tenantId, items)))
    throw new Failure('credentials_unchanged', { field: 'items' })
  const state = maintenanceUntil ? 'maintenance' : 'free'
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const sealed = sealSecret(secrets, unit.id, [...items])
  crashPoint('rental.rotating')
  await tx
    .update(accountUnit)
    .set({ state, secretCt: sealed.ciphertext, secretKeyId: sealed.keyId, maintenanceUntil })
    .where(ofUnit(tenantId, unit.id))
  await tx
    .update(rental)
    .set({ state: 'released', releasedAt: deps.clock.now() })
    .where(ofTenant(rental, tenantId, eq(rental.unitId, unit.id), eq(rental.state, 'release_due')))
  if (maintenanceUntil) {
    await updateOfferStatus(tx, tenantId, unit.offerId)
    await deps.jobs.add(
      tx,
      jobNames.endMaintenance,
      { unitId: unit.id },
      { key: `${unit.id}:${maintenanceUntil.getTime()}`, runAt: maintenanceUntil },
    )
  } else {
    await makeUnitAvailable(tx, unit)
  }
  crashPoint('rental.rotated')
  return state
}

async function lockSellersUnit(tx: Tx, tenantId: number, sellerId: string, unitId: string) {
  const unit = await lockUnit(tx, tenantId, unitId)
  if (!unit) return undefined
  const [row] = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, unit.offerId), eq(offer.sellerId, sellerId)))
  return row ? unit : undefined
}

/** Puts a unit back on sale when its maintenance is over. */
export async function endMaintenance(deps: Deps, tx: Tx, tenantId: number, unitId: string): Promise<void> {
  const unit = await lockUnit(tx, tenantId, unitId)
  if (unit?.state !== 'maintenance' || !unit.maintenanceUntil || unit.maintenanceUntil > deps.clock.now()) return
  await tx.update(accountUnit).set({ state: 'free', maintenanceUntil: null }).where(ofUnit(tenantId, unitId))
  await makeUnitAvailable(tx, unit)
}
