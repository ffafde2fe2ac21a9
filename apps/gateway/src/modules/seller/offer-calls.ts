import { calls, type SellerOffer } from '@tradepost/contract'
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { pickText } from '../../platform/text/localised.ts'
import { titleHolds } from '../catalog/keyword.ts'
import { supplyOf } from '../offer/supply.ts'
import { setSupply } from '../vault/set-supply.ts'
import { editOffer, nextStatuses } from './offer-edit.ts'

async function views(
  tx: Tx,
  where: SQL | undefined,
  locale: string,
  limit: number,
  offset = 0,
): Promise<SellerOffer[]> {
  const rows = await tx
    .select({
      offer,
      brandName: brand.name,
      categoryNames: category.names,
      ref: offerRef.ref,
    })
    .from(offer)
    .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
    .innerJoin(category, ofTenant(category, offer.tenantId, eq(category.id, offer.categoryId)))
    .leftJoin(offerRef, ofTenant(offerRef, offer.tenantId, eq(offerRef.offerId, offer.id)))
    .where(where)
    .orderBy(desc(offer.listedAt), desc(offer.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ offer: row, brandName, categoryNames, ref }) => ({
    id: row.id,
    ref,
    title: row.title,
    brandName,
    categoryName: pickText(categoryNames, locale),
    status: row.status,
    nextStatuses: nextStatuses(row),
    priceMinor: row.priceMinor,
    available: row.available,
    reserved: row.reserved,
    sold: row.sold,
    hasUnits: row.vaultSince !== null,
    supply: supplyOf(row),
    lowStock: row.lowStock,
    listedAt: row.listedAt.toISOString(),
  }))
}

/** One offer of the seller. */
async function viewOf(tx: Tx, { tenant, locale }: CallContext, sellerId: string, id: string): Promise<SellerOffer> {
  const condition = ofTenant(offer, tenant.tenantId, eq(offer.sellerId, sellerId), sql`${offer.id}::text = ${id}`)
  const [view] = await views(tx, condition, locale, 1)
  if (!view) throw new Failure('not_found', { field: 'id' })
  return view
}

/** Calls of sellers about their offers. */
export function sellerOfferCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.seller.sellerOfferPage, ({ body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const { status, keyword = '', pageNo = 1, pageSize = 24 } = body
        const ofSeller = ofTenant(offer, context.tenant.tenantId, eq(offer.sellerId, sellerId))
        const matching = and(ofSeller, titleHolds(offer.title, keyword))
        const groups = await tx
          .select({ status: offer.status, n: count() })
          .from(offer)
          .where(matching)
          .groupBy(offer.status)
        const all = groups.reduce((sum, row) => sum + row.n, 0)
        const counts = { all, ...Object.fromEntries(groups.map((row) => [String(row.status), row.n])) }
        const where = status === undefined ? matching : and(matching, eq(offer.status, status))
        const total = status === undefined ? all : (groups.find((row) => row.status === status)?.n ?? 0)
        const list = await views(tx, where, context.locale, pageSize, (pageNo - 1) * pageSize)
        return { total, pageNo, pageSize, list, counts }
      }),
    ),
    implement(calls.seller.sellerOfferDetail, ({ params }, context) =>
      asSeller(deps, context, (tx, sellerId) => viewOf(tx, context, sellerId, params.id)),
    ),
    implement(calls.seller.sellerOfferEdit, ({ params, body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        noteChange(context, await editOffer(tx, context.tenant.tenantId, sellerId, params.id, body))
        return viewOf(tx, context, sellerId, params.id)
      }),
    ),
    implement(calls.vault.setVault, ({ params, body = {} }, context) =>
      asSeller(deps, context, async (tx, sellerId) => {
        const target = { tenantId: context.tenant.tenantId, sellerId, offerId: params.id }
        noteChange(context, await setSupply(deps, tx, target, body))
        return viewOf(tx, context, sellerId, params.id)
      }),
    ),
  ]
}
