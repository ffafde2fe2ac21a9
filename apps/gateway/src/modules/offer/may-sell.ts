import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'

/** Tells whether the user behind a seller is enabled. A seller without a user belongs to the platform. */
export async function isSellerActive(tx: Tx, tenantId: number, sellerId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: seller.id })
    .from(seller)
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId), sql`coalesce(${appUser.enabled}, true)`))
  return rows.length > 0
}

/** True if neither the brand nor the seller's user is disabled. For queries that join both tables. */
export const isSellable = sql<boolean>`(${brand.enabled} and coalesce(${appUser.enabled}, true))`

interface Sold {
  tenantId: number
  sellerId: string
  offerId: string
}

/** Tells whether an ordered offer may still be sold: neither its seller nor its brand has been disabled. */
export async function maySell(tx: Tx, { tenantId, sellerId, offerId }: Sold): Promise<boolean> {
  const rows = await tx
    .select({ isSellable })
    .from(offer)
    .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
    .innerJoin(seller, ofTenant(seller, offer.tenantId, eq(seller.id, sellerId)))
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(ofTenant(offer, tenantId, eq(offer.id, offerId)))
  return rows.some((row) => row.isSellable)
}
