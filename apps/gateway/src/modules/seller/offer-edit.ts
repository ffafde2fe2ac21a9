import { productStatus } from '@tradepost/contract/constants'
import { isRental, isUnique } from '@tradepost/domain/offer/offer-kinds'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'

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
): Promise<Record<'before' | 'after', Required<OfferEdit>>> {
  const condition = ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), sql`${offer.id}::text = ${id}`)
  const [row] = await tx.select().from(offer).where(condition).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
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
  const after = {
    title: cleanTitle(edit.title ?? '') || row.title,
    priceMinor: edit.priceMinor ?? row.priceMinor,
    available,
    status,
  }
  await tx
    .update(offer)
    .set({ ...after, received: row.received + available - row.available })
    .where(condition)
  const { title, priceMinor } = row
  return { before: { title, priceMinor, available: row.available, status: row.status }, after }
}
