import { randomUUID } from 'node:crypto'
import { productStatus } from '@tradepost/contract/constants'
import { readUnitText } from '@tradepost/domain/offer/unit-content'
import { isUuid } from '@tradepost/domain/typed/id'
import { and, asc, eq, inArray, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { SecretItem, TenantSecrets } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { accountUnit, deliveryUnit, reservation } from '../../platform/db/schema/order/order.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { removeStock } from '../offer/stock.ts'
import type { OrderRow } from '../order/order-view.ts'
import { unitFileName } from './unit-file.ts'
import { detailsOf, insertUnits, itemsOf, type NewUnit, pickFree, setUnitState, type UnitRow } from './unit-store.ts'

const ofUnits = (tenantId: number, ids: readonly string[]) =>
  ofTenant(reservation, tenantId, eq(reservation.state, 'consumed'), inArray(reservation.unitId, [...ids]))

/** Locks the offer of an order before its reservations and units. */
const lockOfferOf = (tx: Tx, { tenantId, offerId }: OrderRow) =>
  tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
    .for('no key update')

/** The pieces of an order that have no unit, because theirs expired. One reservation stands for each. */
const piecesWithoutUnit = (tx: Tx, row: OrderRow) =>
  tx
    .select({ id: reservation.id })
    .from(reservation)
    .innerJoin(offer, ofTenant(offer, reservation.tenantId, eq(offer.id, reservation.offerId)))
    .where(
      and(
        ofTenant(reservation, row.tenantId, eq(reservation.orderId, row.id), eq(reservation.state, 'consumed')),
        isNull(reservation.unitId),
        eq(reservation.quantity, 1),
        isNotNull(offer.vaultSince),
      ),
    )
    .orderBy(asc(reservation.id))

/** Gives each of these pieces one of these units. */
async function assignUnits(tx: Tx, tenantId: number, pieces: readonly { id: string }[], unitIds: readonly string[]) {
  for (const [index, unitId] of unitIds.entries()) {
    const piece = pieces[index]
    if (!piece) throw new Error(`unit ${unitId} has no piece`)
    await tx
      .update(reservation)
      .set({ unitId })
      .where(ofTenant(reservation, tenantId, eq(reservation.id, piece.id)))
  }
}

/** Takes the units out of an order that expired before they were delivered. */
async function dropExpired(tx: Tx, tenantId: number, units: readonly UnitRow[]): Promise<void> {
  if (units.length === 0) return
  const ids = units.map(({ id }) => id)
  await tx.update(reservation).set({ unitId: null }).where(ofUnits(tenantId, ids))
  await setUnitState(tx, tenantId, ids, 'expired')
}

/** Gives pieces without a unit free units of the offer, as far as there are any. */
async function fillPieces(deps: Deps, tx: Tx, row: OrderRow): Promise<UnitRow[]> {
  const { tenantId, offerId } = row
  const pieces = await piecesWithoutUnit(tx, row)
  if (pieces.length === 0) return []
  const units = await pickFree(tx, tenantId, offerId, pieces.length, deps.clock.now())
  if (units.length === 0) return []
  const ids = units.map(({ id }) => id)
  await setUnitState(tx, tenantId, ids, 'sold')
  await assignUnits(tx, tenantId, pieces, ids)
  // The offer counts these pieces as sold already.
  await removeStock(tx, tenantId, offerId, ids.length)
  return units
}

/**
 * The units of a paid order that can be delivered now; `held` are all that it has. A unit that expired is replaced by
 * another one, if there is any. All statements but those of the caller are for such an order.
 */
export async function unitsToDeliver(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  held: readonly UnitRow[],
): Promise<readonly UnitRow[]> {
  const now = deps.clock.now()
  const isExpired = ({ expiresAt }: UnitRow) => expiresAt !== null && expiresAt <= now
  if (row.deliveredQuantity === 0 && held.length === row.quantity && !held.some(isExpired)) return held
  await lockOfferOf(tx, row)
  const delivered = await tx
    .select({ id: deliveryUnit.unitId })
    .from(deliveryUnit)
    .where(ofTenant(deliveryUnit, row.tenantId, eq(deliveryUnit.orderId, row.id)))
  const waiting = held.filter(({ id }) => !delivered.some((one) => one.id === id))
  await dropExpired(tx, row.tenantId, waiting.filter(isExpired))
  return [...waiting.filter((unit) => !isExpired(unit)), ...(await fillPieces(deps, tx, row))]
}

/** Takes the text of an offer that only one buyer can use; false if another order has received it. */
export async function takeOnlyText(tx: Tx, { tenantId, offerId }: OrderRow): Promise<boolean> {
  const taken = await tx
    .update(offer)
    .set({
      deliveryTemplate: null,
      available: 0,
      received: sql`${offer.received} - ${offer.available}`,
      status: sql`case when ${offer.status} = ${productStatus.onSale} then ${productStatus.soldOut} else ${offer.status} end`,
    })
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId), ne(offer.deliveryTemplate, '')))
    .returning({ id: offer.id })
  return taken.length > 0
}

/**
 * What a seller delivers by hand for an order that its vault could not fill becomes units: the text is one unit, or
 * each of its lines if it stands for several pieces. Null for any other order.
 */
export async function storeGivenUnits(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  { text, pieces }: { text: string; pieces: number },
): Promise<{ items: SecretItem[]; unitIds: string[] } | null> {
  if (row.deliveryMode !== 'platform') return null
  const { tenantId, offerId, sellerId } = row
  await lockOfferOf(tx, row)
  const without = await piecesWithoutUnit(tx, row)
  if (without.length === 0) return null
  const lines = pieces === 1 ? [text] : text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length !== pieces || pieces > without.length) throw new Failure('quantity_invalid', { field: 'pieces' })
  const units = lines.map((line) => ({
    content: readUnitText(line, false),
    ...{ expiresAt: null, remark: null },
  }))
  const stored = await insertUnits(deps, tx, { tenantId, offerId, sellerId, units, state: 'sold' })
  if (stored.some(({ outcome }) => outcome !== 'added')) throw new Failure('unit_duplicate', { field: 'text' })
  const unitIds = stored.map(({ id }) => id)
  await assignUnits(tx, tenantId, without, unitIds)
  return { items: units.flatMap(({ content }) => itemsOf(content)), unitIds }
}

/** Divides the stock that an order holds without units, so that each of these units is one piece of it. */
async function givePieces(tx: Tx, row: OrderRow, unitIds: readonly string[]): Promise<void> {
  const [held] = await tx
    .select()
    .from(reservation)
    .where(
      ofTenant(
        reservation,
        row.tenantId,
        eq(reservation.orderId, row.id),
        eq(reservation.state, 'consumed'),
        isNull(reservation.unitId),
      ),
    )
    .for('update')
  if (!held || held.quantity < unitIds.length) throw new Error(`order ${row.id} has no stock for its units`)
  const rest = held.quantity - unitIds.length
  const pieces = unitIds.map((unitId) => ({ ...held, id: randomUUID(), unitId, quantity: 1 }))
  const [first, ...others] = pieces
  const ofHeld = ofTenant(reservation, row.tenantId, eq(reservation.id, held.id))
  await tx
    .update(reservation)
    .set(rest > 0 ? { quantity: rest } : { quantity: 1, unitId: first?.unitId ?? null })
    .where(ofHeld)
  const added = rest > 0 ? pieces : others
  if (added.length > 0) await tx.insert(reservation).values(added)
}

/**
 * Units that the seller's program provides for an order become units of the order, except those that are stocked
 * already or come twice.
 */
export async function storeProvidedUnits(
  deps: Deps,
  tx: Tx,
  row: OrderRow,
  units: readonly NewUnit[],
): Promise<{ items: SecretItem[]; unitIds: string[] }> {
  if (units.length === 0) return { items: [], unitIds: [] }
  const { tenantId, offerId, sellerId } = row
  await lockOfferOf(tx, row)
  const stored = await insertUnits(deps, tx, { tenantId, offerId, sellerId, units, state: 'sold' })
  const isAdded = (index: number) => stored[index]?.outcome === 'added'
  const unitIds = stored.flatMap(({ id, outcome }) => (outcome === 'added' ? id : []))
  if (unitIds.length > 0) await givePieces(tx, row, unitIds)
  return { items: units.filter((_, index) => isAdded(index)).flatMap(({ content }) => itemsOf(content)), unitIds }
}

/**
 * The details of an order as its buyer is shown them: those that were delivered, with the units that replaced others in
 * their place, and the names of its files.
 */
export async function withReplacements(
  tx: Tx,
  secrets: TenantSecrets,
  { tenantId, id }: OrderRow,
  delivered: readonly SecretItem[],
): Promise<(SecretItem & { unitId?: string })[]> {
  const rows = await tx
    .select({ unit: accountUnit, replaces: deliveryUnit.replaces })
    .from(deliveryUnit)
    .innerJoin(accountUnit, ofTenant(accountUnit, deliveryUnit.tenantId, eq(accountUnit.id, deliveryUnit.unitId)))
    .where(ofTenant(deliveryUnit, tenantId, eq(deliveryUnit.orderId, id)))
    .orderBy(asc(accountUnit.id))
  const open = ({ unit }: (typeof rows)[number]) => detailsOf(secrets, unit)
  // Files that the seller delivered by hand are in the conversation; here, only their ids would be shown.
  const shown = delivered.filter(({ label, value }) => label !== 'file' || !isUuid(value))
  for (const { label, value } of rows.filter(({ unit }) => unit.state === 'replaced').flatMap(open)) {
    const index = shown.findIndex((item) => item.label === label && item.value === value)
    if (index >= 0) shown.splice(index, 1)
  }
  const inForce = rows.filter(({ unit }) => unit.state !== 'replaced')
  const files = inForce.flatMap(({ unit }) =>
    unit.fileBytes === null ? [] : { label: 'file', value: unitFileName(secrets, unit), unitId: unit.id },
  )
  return [...shown, ...inForce.filter(({ replaces }) => replaces).flatMap(open), ...files]
}
