import { isLocale, type Locale, localisePath } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { and, eq, inArray } from 'drizzle-orm'
import { crashPoint } from '../../platform/crash-point.ts'
import type { Tx } from '../../platform/db/database.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import {
  accountUnit,
  delivery,
  deliveryUnit,
  orderHead,
  purchase,
  reservation,
} from '../../platform/db/schema/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { openSecret, type SecretItem } from '../../platform/secret-box.ts'
import { sayDelivered } from '../messages/order-thread.ts'
import { jobNames } from './job-names.ts'
import { autoConfirmAt, insuredUntil } from './lifecycle.ts'
import { lockOrders, moveOrder } from './order-store.ts'
import type { OrderRow } from './order-view.ts'
import { lockRental } from './rental-store.ts'
import { siteOf } from './settings.ts'

export const deliveryColumn = 'delivery.secret_ct'

async function unitIdsOf(tx: Tx, row: OrderRow): Promise<string[]> {
  const rows = await tx
    .select({ unitId: reservation.unitId })
    .from(reservation)
    .where(
      and(eq(reservation.tenantId, row.tenantId), eq(reservation.orderId, row.id), eq(reservation.state, 'consumed')),
    )
  return rows.flatMap((held) => held.unitId ?? []).sort()
}

/** What the platform hands over by itself: the details of the units the order holds, or the offer's prepared text. */
async function preparedItems(deps: Deps, tx: Tx, row: OrderRow, unitIds: string[]): Promise<SecretItem[]> {
  const { tenantId } = row
  if (unitIds.length > 0) {
    const secrets = await deps.secrets.forTenant(tx, tenantId)
    const units = await tx
      .select()
      .from(accountUnit)
      .where(and(eq(accountUnit.tenantId, tenantId), inArray(accountUnit.id, unitIds)))
      .orderBy(accountUnit.id)
    return units.flatMap((unit) => openSecret(secrets, unit.id, { ciphertext: unit.secretCt, keyId: unit.secretKeyId }))
  }
  const [row2] = await tx
    .select({ template: offer.deliveryTemplate })
    .from(offer)
    .where(and(eq(offer.tenantId, tenantId), eq(offer.id, row.offerId)))
  if (!row2?.template) throw new Error(`order ${row.id}: the offer has nothing the platform could deliver`)
  return [{ label: 'note', value: row2.template }]
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

async function mailDelivery(deps: Deps, tx: Tx, row: OrderRow, items: SecretItem[]): Promise<void> {
  const { tenantId } = row
  const [bought] = await tx
    .select({ locale: purchase.locale })
    .from(purchase)
    .where(and(eq(purchase.tenantId, tenantId), eq(purchase.id, row.purchaseId)))
  const locale: Locale = bought && isLocale(bought.locale) ? bought.locale : 'en'
  const { origin } = await siteOf(tx, tenantId)
  await deps.mail.enqueue(tx, {
    tenantId,
    to: row.deliveryEmail,
    locale,
    subject: translate(locale, 'mail.deliverySubject', { title: row.title }),
    paragraphs: [
      translate(locale, 'mail.deliveryIntro', { title: row.title, orderId: row.id }),
      ...items.map((item) => line(locale, item)),
      translate(locale, 'mail.deliveryOutro'),
    ],
    link: {
      url: `${origin}${localisePath(`/buyer/orders/${row.id}`, locale)}`,
      label: translate(locale, 'mail.deliveryLink'),
    },
    key: `delivery:${row.id}`,
  })
}

/** Writes the delivery down, once per order, and tells the buyer. */
async function handOver(deps: Deps, tx: Tx, row: OrderRow, items: SecretItem[], unitIds: string[]): Promise<void> {
  const { tenantId } = row
  const now = deps.clock.now()
  const secrets = await deps.secrets.forTenant(tx, tenantId)
  const sealed = secrets.seal(row.id, deliveryColumn, JSON.stringify(items))
  await tx.insert(delivery).values({
    tenantId,
    orderId: row.id,
    secretCt: sealed.ciphertext,
    secretKeyId: sealed.keyId,
    mailedTo: row.deliveryEmail,
    deliveredAt: now,
  })
  if (unitIds.length > 0) {
    await tx.insert(deliveryUnit).values(unitIds.map((unitId) => ({ tenantId, unitId, orderId: row.id })))
  }
  await moveOrder(tx, row, 'delivered', {
    deliveredAt: now,
    late: row.deadlineAt !== null && row.deadlineAt < now,
    deadlineAt: autoConfirmAt(deps),
    insuredUntil: insuredUntil(deps, row),
  })
  await deps.jobs.add(tx, jobNames.autoConfirm, { orderId: row.id }, { key: row.id, runAt: autoConfirmAt(deps) })
}

/** The platform delivers a paid order; an order that is past that is left alone, so the job may run again. */
export async function deliverByPlatform(deps: Deps, tx: Tx, tenantId: number, orderId: string): Promise<void> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  if (!row || (row.state !== 'paid' && row.state !== 'delivering')) return
  // What is lent stays its owner's: it is shown to the renter, and no mail keeps it.
  const lent = await lockRental(tx, tenantId, orderId)
  const unitIds = lent ? [lent.unitId] : await unitIdsOf(tx, row)
  const items = await preparedItems(deps, tx, row, unitIds)
  if (row.state === 'paid') await moveOrder(tx, row, 'delivering')
  await handOver(deps, tx, { ...row, state: 'delivering' }, items, lent ? [] : unitIds)
  crashPoint('delivery.assigned')
  await mailDelivery(deps, tx, row, lent ? [] : items)
  crashPoint('delivery.mailed')
}

/** A seller hands over what was agreed in the chat; the details stay there and in the account, no mail carries them. */
export async function deliverBySeller(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  orderId: string,
  text: string,
  fileIds: readonly string[] = [],
): Promise<boolean> {
  const [row] = await lockOrders(tx, tenantId, eq(orderHead.id, orderId))
  // A seller who refused to pay back an order may still deliver it.
  if (row?.state !== 'delivering' && (row?.state !== 'refund_rejected' || row.deliveredAt !== null)) return false
  const unitIds = await unitIdsOf(tx, row)
  const files = fileIds.map((value) => ({ label: 'file', value }))
  await handOver(deps, tx, row, [{ label: 'note', value: text }, ...files], unitIds)
  await sayDelivered(deps, tx, row, fileIds)
  return true
}
