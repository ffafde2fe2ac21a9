import { sellerActionsOf } from '@tradepost/domain/order/order-rules'
import { isOneOf, undeliveredStates } from '@tradepost/domain/order/order-states'
import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq, inArray } from 'drizzle-orm'
import { openSecret, type SecretItem } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import {
  accountUnit,
  delivery,
  deliveryUnit,
  orderHead,
  purchase,
  reservation,
} from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { startClock } from '../order/clocks.ts'
import { jobNames } from '../order/job-names.ts'
import { autoConfirmAt, insuredUntil } from '../order/lifecycle.ts'
import { orderKind } from '../order/order-kind.ts'
import { confirmUntil, mailBuyer } from '../order/order-mails.ts'
import { lockOrders, moveOrder } from '../order/order-store.ts'
import { openOrderThread, postDelivery } from '../order/order-thread.ts'
import type { OrderRow } from '../order/order-view.ts'
import { isDisputed, waitsForDispute } from '../order/payment-disputes.ts'

export const deliveryColumn = 'delivery.secret_ct'

async function unitIdsOf(tx: Tx, row: OrderRow): Promise<string[]> {
  const rows = await tx
    .select({ unitId: reservation.unitId })
    .from(reservation)
    .where(ofTenant(reservation, row.tenantId, eq(reservation.orderId, row.id), eq(reservation.state, 'consumed')))
  return rows.flatMap((held) => held.unitId ?? []).sort()
}

/** The content of an automatic delivery: credentials of the order's units, or the offer's prepared text. */
async function preparedItems(deps: Deps, tx: Tx, row: OrderRow, unitIds: string[]): Promise<SecretItem[]> {
  const { tenantId } = row
  if (unitIds.length > 0) {
    const secrets = await deps.secrets.forTenant(tx, tenantId)
    const units = await tx
      .select()
      .from(accountUnit)
      .where(ofTenant(accountUnit, tenantId, inArray(accountUnit.id, unitIds)))
      .orderBy(accountUnit.id)
    return units.flatMap((unit) => openSecret(secrets, unit.id, { ciphertext: unit.secretCt, keyId: unit.secretKeyId }))
  }
  const [prepared] = await tx
    .select({ template: offer.deliveryTemplate })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, row.offerId)))
  if (!prepared?.template) throw new Error(`order ${row.id}: the offer has nothing the platform could deliver`)
  return [{ label: 'note', value: prepared.template }]
}

const labelIds = {
  login: 'mail.deliveryLogin',
  password: 'mail.deliveryPassword',
  email: 'mail.deliveryEmail',
  code: 'mail.deliveryCode',
  note: 'mail.deliveryNote',
} as const

function line(locale: Locale, { label, value }: SecretItem): string {
  const id = labelIds[label as keyof typeof labelIds] ?? labelIds.note
  return `${translate(locale, id)}: ${value}`
}

async function mailDelivery(deps: Deps, tx: Tx, row: OrderRow, items: SecretItem[], pieces: number): Promise<void> {
  const { tenantId } = row
  const [bought] = await tx
    .select({ locale: purchase.locale })
    .from(purchase)
    .where(ofTenant(purchase, tenantId, eq(purchase.id, row.purchaseId)))
  const locale: Locale = bought && isLocale(bought.locale) ? bought.locale : 'en'
  const { origin } = await siteOf(tx, tenantId)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: row.deliveryEmail,
    locale,
    subject: translate(locale, 'mail.deliverySubject', { title: row.title }),
    paragraphs: [
      translate(locale, 'mail.deliveryIntro', { title: row.title, orderId: row.id }),
      ...(pieces < row.quantity
        ? [translate(locale, 'orders.partlyDelivered', { done: pieces, count: row.quantity })]
        : []),
      ...items.map((item) => line(locale, item)),
      translate(locale, 'mail.deliveryOutro'),
      ...(pieces < row.quantity ? [] : [confirmUntil(locale, autoConfirmAt(deps))]),
    ],
    link: {
      url: `${origin}${localisePath(`/buyer/orders/${row.id}`, locale)}`,
      label: translate(locale, 'mail.deliveryLink'),
    },
    key: `delivery:${row.id}`,
  })
}

/** The units of an order that are not delivered yet. */
async function unitsLeft(tx: Tx, row: OrderRow): Promise<string[]> {
  const delivered = await tx
    .select({ unitId: deliveryUnit.unitId })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, row.tenantId, eq(deliveryUnit.orderId, row.id)))
  return (await unitIdsOf(tx, row)).filter((id) => !delivered.some(({ unitId }) => unitId === id))
}

/** Seals new items together with those delivered before. */
async function sealDelivery(deps: Deps, tx: Tx, row: OrderRow, items: SecretItem[], at: Date): Promise<void> {
  const { tenantId } = row
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const ofOrder = ofTenant(delivery, tenantId, eq(delivery.orderId, row.id))
  const [before] = await tx.select().from(delivery).where(ofOrder)
  const opened =
    before && secrets.open(row.id, deliveryColumn, { ciphertext: before.secretCt, keyId: before.secretKeyId })
  const all = [...(opened ? (JSON.parse(opened) as SecretItem[]) : []), ...items]
  const sealed = secrets.seal(row.id, deliveryColumn, JSON.stringify(all))
  const content = { secretCt: sealed.ciphertext, secretKeyId: sealed.keyId, deliveredAt: at }
  if (before) await tx.update(delivery).set(content).where(ofOrder)
  else await tx.insert(delivery).values({ tenantId, orderId: row.id, mailedTo: row.deliveryEmail, ...content })
}

interface Handed {
  items: SecretItem[]
  unitIds: string[]
  /** Pieces of the order that this delivery covers. */
  pieces: number
}

/** Records a delivery; true if it was the last. Only the last piece makes the order delivered and starts its clock. */
async function handOver(deps: Deps, tx: Tx, row: OrderRow, { items, unitIds, pieces }: Handed): Promise<boolean> {
  const { tenantId } = row
  const now = deps.clock.now()
  await sealDelivery(deps, tx, row, items, now)
  if (unitIds.length > 0) {
    await tx.insert(deliveryUnit).values(unitIds.map((unitId) => ({ tenantId, unitId, orderId: row.id })))
  }
  const deliveredQuantity = row.deliveredQuantity + pieces
  if (deliveredQuantity < row.quantity) {
    await tx
      .update(orderHead)
      .set({ deliveredQuantity })
      .where(ofTenant(orderHead, tenantId, eq(orderHead.id, row.id)))
    return false
  }
  await moveOrder(tx, row, 'delivered', {
    deliveredAt: now,
    deliveredQuantity,
    late: row.deadlineAt !== null && row.deadlineAt < now,
    deadlineAt: autoConfirmAt(deps),
    insuredUntil: insuredUntil(deps, row),
  })
  await startClock(deps, tx, row.id, 'receive', autoConfirmAt(deps))
  return true
}

/** Delivers a paid order automatically. Idempotent: leaves a delivered order alone. */
export async function deliverByPlatform(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || !isOneOf(undeliveredStates, row.state) || row.deliveredQuantity > 0) return
  if (await waitsForDispute(deps, tx, jobNames.deliverOrder, row)) return
  // A rented account stays the owner's: the renter sees its credentials on the page, never in a mail.
  const lent = await orderKind(row)?.lentUnit(tx, row)
  const unitIds = lent ? [lent] : await unitIdsOf(tx, row)
  const items = await preparedItems(deps, tx, row, unitIds)
  if (row.state === 'paid') await moveOrder(tx, row, 'delivering')
  // Each unit is one piece; the seller's text is one piece, whatever the quantity.
  const pieces = Math.max(1, unitIds.length)
  await handOver(deps, tx, { ...row, state: 'delivering' }, { items, unitIds: lent ? [] : unitIds, pieces })
  // The seller delivers the rest, in the order's conversation.
  if (pieces < row.quantity) await openOrderThread(deps, tx, row)
  crashPoint('delivery.assigned')
  await mailDelivery(deps, tx, row, lent ? [] : items, pieces)
  crashPoint('delivery.mailed')
}

interface SellerDelivery {
  text: string
  fileIds?: readonly string[] | undefined
  /** Pieces it covers; by default all that are left. */
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
    !sellerActionsOf({ state: row.state, isDelivered: row.deliveredAt !== null }).some((action) => action === 'deliver')
  )
    return false
  if (await isDisputed(tx, tenantId, row.paidBy)) return false
  const left = row.quantity - row.deliveredQuantity
  const pieces = stated ?? left
  if (pieces > left) throw new Failure('quantity_invalid', { field: 'pieces', values: { min: 1 } })
  const unitIds = (await unitsLeft(tx, row)).slice(0, pieces)
  const files = fileIds.map((value) => ({ label: 'file', value }))
  const isWhole = await handOver(deps, tx, row, { items: [{ label: 'note', value: text }, ...files], unitIds, pieces })
  await postDelivery(deps, tx, row, fileIds)
  if (isWhole) await mailBuyer(deps, tx, { ...row, deadlineAt: autoConfirmAt(deps) }, 'sellerDelivered')
  return true
}
