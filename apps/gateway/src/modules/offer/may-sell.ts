import type { SellerAct } from '@tradepost/domain/seller/seller-standing'
import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { brand } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'

/** Tells whether the standing of a seller allows an act. For queries that join the seller's user too, if there is one. */
export const sellerAllows = (act: SellerAct) =>
  sql<boolean>`standing_allows(effective_standing(${seller.standing}, ${appUser.enabled}), ${act})`

/** Tells whether the standing of a seller allows an act. A seller whose user is disabled counts as banned. */
export async function maySellerAct(tx: Tx, tenantId: number, sellerId: string, act: SellerAct): Promise<boolean> {
  const rows = await tx
    .select({ id: seller.id })
    .from(seller)
    .leftJoin(appUser, ofTenant(appUser, seller.tenantId, eq(appUser.id, seller.userId)))
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId), sellerAllows(act)))
  return rows.length > 0
}

/** True if the brand is enabled and the seller's standing lets offers be bought. For queries that join both tables. */
const isSellable = sql<boolean>`(${brand.enabled} and ${sellerAllows('sell')})`

/** As `isSellable`, for orders placed before their payment: those of a seller on vacation can still be paid. */
export const isPayable = sql<boolean>`(${brand.enabled} and ${sellerAllows('show')})`

interface Sold {
  tenantId: number
  sellerId: string
  offerId: string
}

/** Tells whether an ordered offer may still be sold: its brand is enabled and its seller sells. */
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
