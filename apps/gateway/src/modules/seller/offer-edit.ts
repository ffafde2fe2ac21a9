import { createHash } from 'node:crypto'
import { productStatus } from '@tradepost/contract/constants'
import { isRental, isUnique } from '@tradepost/domain/offer/offer-kinds'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { offer, type Screenshot } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { cleanDescription } from '../../platform/text/clean-description.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { readAttributes } from '../offer/offer-attributes.ts'
import { supplyOf } from '../offer/supply.ts'
import { requireFewPrices } from '../offer-price/price-limit.ts'
import { holdPictures } from './offer-pictures.ts'

const { onSale, shelfDown, soldOut, renting, maintenance } = productStatus

/** Status changes that a seller may make. The platform alone marks offers as sold out or rented. */
const moves: Record<number, readonly number[]> = {
  [onSale]: [shelfDown, maintenance],
  [shelfDown]: [onSale],
  [soldOut]: [onSale],
  [maintenance]: [onSale],
  [renting]: [],
}

type Offered = Pick<OfferRow, 'status' | 'available' | 'standardType' | 'categoryType'>

/** The statuses that a seller may choose. On sale requires stock, and only rentals can be in maintenance. */
export const nextStatuses = (row: Offered): number[] =>
  (moves[row.status] ?? []).filter(
    (to) => (to !== onSale || row.available > 0) && (to !== maintenance || isRental(row)),
  )

type OfferRow = typeof offer.$inferSelect

export interface OfferEdit {
  title?: string | undefined
  priceMinor?: number | undefined
  available?: number | undefined
  status?: number | undefined
  /** The version that the seller read. Without one, the edit does not mind other edits. */
  version?: string | undefined
  description?: string | undefined
  unitName?: string | null | undefined
  minQuantity?: number | undefined
  maxQuantity?: number | undefined
  deliveryMinutes?: number | undefined
  /** The text that the platform delivers. */
  delivery?: string | undefined
  attributes?: readonly { id: string; value: string }[] | undefined
  /** The pictures after the edit, made from those before. */
  pictures?: ((current: readonly Screenshot[]) => Promise<Screenshot[]>) | undefined
}

/** What a seller states about an offer: sales do not change it. */
const statementsOf = ({ title, description, priceMinor, unitName, screenshots, ...row }: OfferRow) => ({
  ...{ title, description, priceMinor, unitName, screenshots },
  ...{ minQuantity: row.minQuantity, maxQuantity: row.maxQuantity, deliveryMinutes: row.deliveryMinutes },
  attributes: row.attributes,
})

/** Names the statements that a seller reads, so that an edit of outdated ones is refused. */
export const versionOf = (row: OfferRow): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.values(statementsOf(row))))
    .digest('base64url')
    .slice(0, 22)

/** Refuses a largest quantity below the smallest. */
export function requireQuantities({ minQuantity, maxQuantity }: Pick<OfferRow, 'minQuantity' | 'maxQuantity'>): void {
  if (maxQuantity < minQuantity) throw new Failure('data_error', { field: 'maxQuantity' })
}

/** The seller's statements after an edit. Refuses those that contradict each other or the way of delivery. */
function statementsAfter(row: OfferRow, edit: OfferEdit) {
  const minutes = edit.deliveryMinutes ?? row.deliveryMinutes
  if (row.deliveryMode === 'platform' && minutes !== row.deliveryMinutes)
    throw new Failure('state_conflict', { field: 'deliveryMinutes' })
  const after = {
    title: cleanTitle(edit.title ?? '') || row.title,
    // A description that was not edited is not cleaned again: it may be older than rich texts.
    description: [undefined, row.description].includes(edit.description)
      ? row.description
      : cleanDescription(edit.description ?? ''),
    priceMinor: edit.priceMinor ?? row.priceMinor,
    unitName: edit.unitName === undefined ? row.unitName : cleanTitle(edit.unitName ?? '') || null,
    minQuantity: edit.minQuantity ?? row.minQuantity,
    maxQuantity: edit.maxQuantity ?? row.maxQuantity,
    deliveryMinutes: minutes,
  }
  if (edit.minQuantity !== undefined || edit.maxQuantity !== undefined) requireQuantities(after)
  return after
}

type EditedOffer = ReturnType<typeof statementsOf> & {
  available: number
  status: number
  /** States that the delivered text is another one. The text itself is kept out of the audit log. */
  hasNewDelivery?: true
}

/** The text that the platform delivers after an edit. Refused for an offer that delivers no text. */
function deliveryAfter(row: OfferRow, written: string | undefined): string | null {
  if (written === undefined) return row.deliveryTemplate
  if (supplyOf(row) !== 'text' || !row.deliveryTemplate) throw new Failure('state_conflict', { field: 'delivery' })
  const text = cleanText(written)
  if (text === '') throw new Failure('data_error', { field: 'delivery' })
  return text
}

/** The status after a change of stock: sold out when empty, on sale again when restocked. */
function statusAfter(row: OfferRow, available: number): number {
  if (available === 0 && row.status === onSale && row.reserved === 0) return soldOut
  if (available > 0 && row.status === soldOut) return onSale
  return row.status
}

/**
 * Tells whether the seller may declare this stock. The stock of a vault is its units, and a text that only one buyer
 * can use is one piece.
 */
async function mayDeclare(tx: Tx, row: OfferRow, available: number): Promise<boolean> {
  if (row.vaultSince) return false
  if (row.deliveryMode !== 'platform') return true
  if (!row.deliveryTemplate) return false
  if (available <= 1) return true
  const [found] = await tx
    .select({ handOver: category.handOver })
    .from(category)
    .where(ofTenant(category, row.tenantId, eq(category.id, row.categoryId)))
  return !isUnique(row, found?.handOver ?? null)
}

/** Edits an offer of this seller under a lock, so that concurrent purchases keep `sold` and `reserved` correct. Returns
 * what it changed. */
export async function editOffer(
  tx: Tx,
  tenantId: number,
  sellerId: string,
  id: string,
  edit: OfferEdit,
): Promise<Record<'before' | 'after', EditedOffer>> {
  const condition = ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, id))
  // A suspension at the same moment is no matter: the trigger of the offer's status keeps it off the shelf.
  if (edit.status === onSale && !(await maySellerAct(tx, tenantId, sellerId, 'show')))
    throw new Failure('seller_suspended', { field: 'status' })
  const [row] = await tx.select().from(offer).where(condition).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (edit.version !== undefined && edit.version !== versionOf(row))
    throw new Failure('state_conflict', { field: 'version' })
  const available = edit.available ?? row.available
  if (available > row.available && !(await mayDeclare(tx, row, available)))
    throw new Failure('quantity_invalid', { field: 'available' })
  if (available < row.available && row.vaultSince) throw new Failure('quantity_invalid', { field: 'available' })
  let status = statusAfter(row, available)
  if (edit.status !== undefined && edit.status !== status) {
    if (!nextStatuses({ ...row, status, available }).includes(edit.status))
      throw new Failure('state_conflict', { field: 'status' })
    status = edit.status
  }
  if (edit.priceMinor !== undefined && edit.priceMinor !== row.priceMinor) await requireFewPrices(tx, tenantId, row.id)
  const attributes = edit.attributes
    ? await readAttributes(tx, tenantId, row, edit.attributes, row.attributes)
    : row.attributes
  const screenshots = edit.pictures ? await edit.pictures(row.screenshots) : row.screenshots
  if (edit.pictures) await holdPictures(tx, tenantId, row.id, screenshots)
  const after = { ...statementsAfter(row, edit), screenshots, attributes, available, status }
  const deliveryTemplate = deliveryAfter(row, edit.delivery)
  await tx
    .update(offer)
    .set({ ...after, deliveryTemplate, received: row.received + available - row.available })
    .where(condition)
  const before = { ...statementsOf(row), available: row.available, status: row.status }
  return deliveryTemplate === row.deliveryTemplate
    ? { before, after }
    : { before, after: { ...after, hasNewDelivery: true } }
}
