import { isUnique } from '@tradepost/domain/offer/offer-kinds'
import { missingPieces, sellerActionsOf } from '@tradepost/domain/order/order-rules'
import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { afterSalesHours } from '@tradepost/domain/time/windows'
import { eq, inArray } from 'drizzle-orm'
import type { SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, delivery, deliveryUnit, orderHead, reservation } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { startClock } from '../order/clocks.ts'
import { jobNames } from '../order/job-names.ts'
import { autoConfirmAt, isLate, startConfirmation } from '../order/lifecycle.ts'
import { orderKind } from '../order/order-kind.ts'
import { mailBuyer, mailSeller } from '../order/order-mails.ts'
import { lockOrders, moveOrder } from '../order/order-store.ts'
import { openOrderThread, postDelivery } from '../order/order-thread.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed, isDisputedSql, waitForDispute } from '../order/payment-disputes.ts'
import { storeGivenUnits, storeProvidedUnits, takeOnlyText, unitsToDeliver } from '../vault/order-units.ts'
import { detailsOf, type NewUnit } from '../vault/unit-store.ts'
import { mailDelivery } from './mail-delivery.ts'

export const deliveryColumn = 'delivery.secret_ct'

async function unitIdsOf(tx: Tx, row: OrderRow): Promise<string[]> {
  const rows = await tx
    .select({ unitId: reservation.unitId })
    .from(reservation)
    .where(ofTenant(reservation, row.tenantId, eq(reservation.orderId, row.id), eq(reservation.state, 'consumed')))
  return rows.flatMap((held) => held.unitId ?? []).sort()
}

interface Prepared {
  /** Credentials of the order's units, or the offer's prepared text. */
  items: SecretItem[]
  unitIds: string[]
  /** The number of units that are files, which have no details. */
  files: number
}
type Content = Awaited<ReturnType<typeof readContent>>

/** The order's units, its offer's text, and whether its payment is disputed. `lent` is the unit of a rental. */
function readContent(tx: Tx, row: OrderRow, lent: string | null | undefined) {
  const { tenantId } = row
  const reserved = tx
    .select({ id: reservation.unitId })
    .from(reservation)
    .where(ofTenant(reservation, tenantId, eq(reservation.orderId, row.id), eq(reservation.state, 'consumed')))
  const ofOrder = lent ? eq(accountUnit.id, lent) : inArray(accountUnit.id, reserved)
  return tx
    .select({
      unit: accountUnit,
      template: offer.deliveryTemplate,
      vaultSince: offer.vaultSince,
      handOver: category.handOver,
      isDisputed: isDisputedSql(row),
    })
    .from(offer)
    .innerJoin(category, ofTenant(category, offer.tenantId, eq(category.id, offer.categoryId)))
    .leftJoin(accountUnit, ofTenant(accountUnit, offer.tenantId, ofOrder))
    .where(ofTenant(offer, tenantId, eq(offer.id, row.offerId)))
    .orderBy(accountUnit.id)
}

/** The content of an automatic delivery; null if there is nothing that may be delivered now. */
async function prepare(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  content: Content,
  lent: string | null | undefined,
): Promise<Prepared | null> {
  const [first] = content
  const held = content.flatMap(({ unit }) => unit ?? [])
  const isFromVault = held.length > 0 || (first?.vaultSince && row.createdAt >= first.vaultSince)
  const units = isFromVault && !lent ? await unitsToDeliver(deps, tx, row, held) : held
  if (units.length > 0) {
    const secrets = await deps.secrets.forTenant(tx, row.tenantId)
    return {
      items: units.flatMap((unit) => detailsOf(secrets, unit)),
      unitIds: units.map(({ id }) => id),
      files: units.filter(({ fileBytes }) => fileBytes !== null).length,
    }
  }
  if (!first?.template || row.deliveredQuantity > 0) return null
  if (isUnique(row.offer, first.handOver) && !(await takeOnlyText(tx, row))) return null
  return { items: [{ label: 'note', value: first.template }], unitIds: [], files: 0 }
}

/** The units of an order that are not delivered yet. */
async function unitsLeft(tx: Tx, row: OrderRow): Promise<string[]> {
  const delivered = await tx
    .select({ unitId: deliveryUnit.unitId })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, row.tenantId, eq(deliveryUnit.orderId, row.id)))
  return (await unitIdsOf(tx, row)).filter((id) => !delivered.some(({ unitId }) => unitId === id))
}

/** Seals new items together with those delivered before, and records the units that they belong to. */
async function sealDelivery(deps: Deps, tx: Tx, row: OrderRow, { items, unitIds }: Handed, at: Date): Promise<void> {
  const { tenantId } = row
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const ofOrder = ofTenant(delivery, tenantId, eq(delivery.orderId, row.id))
  const [before] = row.deliveredQuantity > 0 ? await tx.select().from(delivery).where(ofOrder) : []
  const opened =
    before && secrets.open(row.id, deliveryColumn, { ciphertext: before.secretCt, keyId: before.secretKeyId })
  const all = [...(opened ? (JSON.parse(opened) as SecretItem[]) : []), ...items]
  const sealed = secrets.seal(row.id, deliveryColumn, JSON.stringify(all))
  const content = { secretCt: sealed.ciphertext, secretKeyId: sealed.keyId, deliveredAt: at }
  const units = unitIds.map((unitId) => ({ tenantId, unitId, orderId: row.id }))
  if (before) {
    await tx.update(delivery).set(content).where(ofOrder)
    if (units.length > 0) await tx.insert(deliveryUnit).values(units)
    return
  }
  const written = tx.insert(delivery).values({ tenantId, orderId: row.id, mailedTo: row.deliveryEmail, ...content })
  if (units.length === 0) await written
  else
    await tx
      .with(tx.$with('written').as(written.returning({ orderId: delivery.orderId })))
      .insert(deliveryUnit)
      .values(units)
}

interface Handed {
  items: SecretItem[]
  unitIds: string[]
  /** Pieces of the order that this delivery covers. */
  pieces: number
}

/** Records a delivery; true if it was the last. Only the last piece makes the order delivered and starts its clock. */
async function handOver(deps: Deps, tx: Tx, row: OrderRow, handed: Handed): Promise<boolean> {
  const { tenantId } = row
  const now = deps.clock.now()
  await sealDelivery(deps, tx, row, handed, now)
  const deliveredQuantity = row.deliveredQuantity + handed.pieces
  if (deliveredQuantity < row.quantity) {
    await tx
      .update(orderHead)
      .set({ deliveredQuantity })
      .where(ofTenant(orderHead, tenantId, eq(orderHead.id, row.id)))
    return false
  }
  await startConfirmation(deps, tx, row, { deliveredQuantity, late: isLate(deps, row) })
  return true
}

/**
 * After the first part of an order from a vault that ran short, the seller has 48 hours to deliver the rest. Then its
 * price goes back, as that of an order of which nothing could be delivered. Returns the end of this time.
 */
async function startRest(deps: Deps, tx: Tx, row: OrderRow, deliveredQuantity: number): Promise<Date | null> {
  if (row.deliveredQuantity > 0) return row.deadlineAt
  const deadlineAt = after(deps, afterSalesHours * hourMs)
  await tx
    .update(orderHead)
    .set({ deadlineAt })
    .where(ofTenant(orderHead, row.tenantId, eq(orderHead.id, row.id)))
  await startClock(deps, tx, row.id, 'rest', deadlineAt)
  await mailSeller(deps, tx, { ...row, deliveredQuantity, deadlineAt }, 'restDue')
  return deadlineAt
}

/**
 * Delivers a paid order automatically: all of it, or from a vault that ran short as many pieces as it has. Idempotent:
 * leaves a delivered order alone.
 */
export async function deliverByPlatform(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || !isOneOf(undeliveredStates, row.state)) return
  // A rented account stays the owner's: the renter sees its credentials on the page, never in a mail.
  const lent = await orderKind(row)?.lentUnit(tx, row)
  const content = await readContent(tx, row, lent)
  if (content.some((one) => one.isDisputed)) return waitForDispute(deps, tx, jobNames.deliverOrder, row)
  const prepared = await prepare(deps, tx, row, content, lent)
  if (!prepared) return
  const { items, unitIds, files } = prepared
  if (row.state === 'paid') await moveOrder(tx, row, 'delivering')
  // Each unit is one piece; the seller's text is one piece, whatever the quantity.
  const pieces = Math.max(1, unitIds.length)
  const delivered = row.deliveredQuantity + pieces
  await handOver(deps, tx, { ...row, state: 'delivering' }, { items, unitIds: lent ? [] : unitIds, pieces })
  // The seller delivers the rest, in the order's conversation.
  if (delivered < row.quantity) await openOrderThread(deps, tx, row)
  const restUntil = delivered < row.quantity ? await startRest(deps, tx, row, delivered) : null
  crashPoint('delivery.assigned')
  await mailDelivery(deps, tx, row, { items: lent ? [] : items, files, pieces: delivered, restUntil })
  crashPoint('delivery.mailed')
}

interface SellerDelivery {
  text: string
  fileIds?: readonly string[] | undefined
  /** Pieces that this delivery covers; by default all that are left. */
  pieces?: number | undefined
}

/** Records a seller's delivery by chat. The content is shown in the buyer's account; mails never carry it. */
export async function deliverBySeller(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  orderId: string,
  { text, fileIds = [], pieces: stated }: SellerDelivery,
): Promise<boolean> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (
    !row ||
    !sellerActionsOf({ ...row, isDelivered: row.deliveredAt !== null }).some((action) => action === 'deliver')
  )
    return false
  if (await isDisputed(tx, tenantId, row.paidBy)) return false
  const left = missingPieces(row)
  const pieces = stated ?? left
  if (pieces > left) throw new Failure('quantity_invalid', { field: 'pieces', values: { min: 1 } })
  const given = await storeGivenUnits(deps, tx, row, { text, pieces })
  const { items, unitIds } = given ?? {
    items: [{ label: 'note', value: text }],
    unitIds: (await unitsLeft(tx, row)).slice(0, pieces),
  }
  const files = fileIds.map((value) => ({ label: 'file', value }))
  const isWhole = await handOver(deps, tx, row, { items: [...items, ...files], unitIds, pieces })
  await postDelivery(deps, tx, row, fileIds)
  if (isWhole) await mailBuyer(deps, tx, { ...row, deadlineAt: autoConfirmAt(deps) }, 'sellerDelivered')
  return true
}

/**
 * Delivers units that the seller's program provides for a locked order. The seller delivers the rest by hand. `onStored`
 * is told how many were taken, before the order moves.
 */
export async function deliverProvided(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  provided: readonly NewUnit[],
  onStored: (pieces: number) => Promise<void>,
): Promise<void> {
  const { items, unitIds } = await storeProvidedUnits(deps, tx, row, provided)
  const pieces = unitIds.length
  await onStored(pieces)
  if (pieces === 0) return
  const isWhole = await handOver(deps, tx, row, { items, unitIds, pieces })
  await postDelivery(deps, tx, row)
  if (isWhole) await mailBuyer(deps, tx, { ...row, deadlineAt: autoConfirmAt(deps) }, 'sellerDelivered')
}
