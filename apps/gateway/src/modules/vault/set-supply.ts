import type { SellerOffer } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { deliveryPromiseMinutes, sellerPromiseMinutes } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { sellerEndpoint } from '../../platform/db/schema/seller/declared.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { supplyOf } from '../offer/supply.ts'
import { lockSellersOffer, type OfferRow } from './unit-store.ts'

interface Supply {
  supply?: 'vault' | 'manual' | 'declared' | undefined
  lowStock?: number | null | undefined
}

interface Target {
  tenantId: number
  sellerId: string
  offerId: string
}

/** An offer that its seller delivered keeps the seller's promise when a program takes over, and the other way round. */
function promiseAfter(row: OfferRow, source: Source): number {
  if (source === 'vault') return deliveryPromiseMinutes
  return row.deliveryMode === 'im' ? row.deliveryMinutes : sellerPromiseMinutes
}

type Source = NonNullable<Supply['supply']>

/** The offer without stock, supplied from another source from now on. */
const emptied = (row: OfferRow, source: Source, now: Date) => ({
  vaultSince: source === 'vault' ? now : null,
  declaredSince: source === 'declared' ? now : null,
  deliveryMode: source === 'vault' ? ('platform' as const) : ('im' as const),
  deliveryMinutes: promiseAfter(row, source),
  instant: source === 'vault',
  deliveryTemplate: null,
  available: 0,
  received: row.received - row.available,
  status: row.status === productStatus.onSale ? productStatus.soldOut : row.status,
})

/** Tells whether a seller has an endpoint, which then stays until this transaction ends. */
export async function hasEndpoint(tx: Tx, tenantId: number, sellerId: string): Promise<boolean> {
  const found = await tx
    .select({ id: sellerEndpoint.sellerId })
    .from(sellerEndpoint)
    .where(ofTenant(sellerEndpoint, tenantId, eq(sellerEndpoint.sellerId, sellerId)))
    .for('key share')
  return found.length > 0
}

/** The new source of an offer; null if it stays. Refuses one that the offer or its seller cannot have now. */
async function sourceAfter(tx: Tx, row: OfferRow, supply: Supply['supply']): Promise<Source | null> {
  const source = supply !== undefined && supply !== supplyOf(row) ? supply : null
  if (source && (row.reserved > 0 || (row.vaultSince && row.available > 0)))
    throw new Failure('state_conflict', { field: 'supply' })
  if (source === 'declared' && !(await hasEndpoint(tx, row.tenantId, row.sellerId)))
    throw new Failure('state_conflict', { field: 'endpoint' })
  return source
}

/** Refuses a supply that `setSupply` would refuse, and changes nothing. The offer stays locked. */
export async function requireSupply(
  tx: Tx,
  { tenantId, sellerId, offerId }: Target,
  supply: Source,
): Promise<{ changes: boolean }> {
  const row = await lockSellersOffer(tx, tenantId, sellerId, offerId)
  return { changes: (await sourceAfter(tx, row, supply)) !== null }
}

/**
 * Changes who supplies an offer, and its warning of low stock. An offer that changes starts without stock; nothing may
 * be held for an unpaid order, and nothing left in the vault. Returns what it changed.
 */
export async function setSupply(
  deps: Deps,
  tx: Tx,
  target: Target,
  { supply, lowStock }: Supply,
): Promise<Record<'before' | 'after', { supply: SellerOffer['supply']; lowStock: number | null }>> {
  const { tenantId, sellerId, offerId } = target
  const row = await lockSellersOffer(tx, tenantId, sellerId, offerId)
  const source = await sourceAfter(tx, row, supply)
  const [after = row] = await tx
    .update(offer)
    .set({
      ...(source ? emptied(row, source, deps.clock.now()) : {}),
      lowStock: lowStock === undefined ? row.lowStock : lowStock,
    })
    .where(ofTenant(offer, tenantId, eq(offer.id, row.id)))
    .returning()
  return {
    before: { supply: supplyOf(row), lowStock: row.lowStock },
    after: { supply: supplyOf(after), lowStock: after.lowStock },
  }
}
