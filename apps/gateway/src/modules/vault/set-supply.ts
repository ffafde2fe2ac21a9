import type { SellerOffer } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { deliveryPromiseMinutes, sellerPromiseMinutes } from '@tradepost/domain/time/windows'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { supplyOf } from '../offer/supply.ts'
import { lockSellersOffer, type OfferRow } from './unit-store.ts'

interface Supply {
  supply?: 'vault' | 'manual' | undefined
  lowStock?: number | null | undefined
}

interface Target {
  tenantId: number
  sellerId: string
  offerId: string
}

/** The offer without stock, from its vault or by its seller from now on. */
const emptied = (row: OfferRow, vaultSince: Date | null) => ({
  vaultSince,
  deliveryMode: vaultSince ? ('platform' as const) : ('im' as const),
  deliveryMinutes: vaultSince ? deliveryPromiseMinutes : sellerPromiseMinutes,
  instant: vaultSince !== null && row.instant,
  deliveryTemplate: null,
  available: 0,
  received: row.received - row.available,
  status: row.status === productStatus.onSale ? productStatus.soldOut : row.status,
})

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
  const isVault = row.vaultSince !== null
  const isChange = supply === 'vault' ? !isVault : supply === 'manual' && (isVault || row.deliveryMode === 'platform')
  if (isChange && (row.reserved > 0 || (isVault && row.available > 0)))
    throw new Failure('state_conflict', { field: 'supply' })
  const [after = row] = await tx
    .update(offer)
    .set({
      ...(isChange ? emptied(row, supply === 'vault' ? deps.clock.now() : null) : {}),
      lowStock: lowStock === undefined ? row.lowStock : lowStock,
    })
    .where(ofTenant(offer, tenantId, eq(offer.id, row.id)))
    .returning()
  return {
    before: { supply: supplyOf(row), lowStock: row.lowStock },
    after: { supply: supplyOf(after), lowStock: after.lowStock },
  }
}
