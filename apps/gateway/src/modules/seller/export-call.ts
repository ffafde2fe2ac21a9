import { calls } from '@tradepost/contract'
import { asc, eq, gt } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asSeller } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { supplyOf } from '../offer/supply.ts'

const partSize = 500

/** The call by which a seller downloads the offers as lines of a list. Only offers with a reference can be in one. */
export const exportCall = (deps: Deps): Implementation =>
  implement(calls.seller.sellerOfferRows, ({ body = {} }, context) =>
    asSeller(deps, context, async (tx, sellerId) => {
      const { tenantId } = context.tenant
      const rows = await tx
        .select({ offer, ref: offerRef.ref, brand: brand.alias, category: category.alias })
        .from(offer)
        .innerJoin(offerRef, ofTenant(offerRef, offer.tenantId, eq(offerRef.offerId, offer.id)))
        .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
        .innerJoin(category, ofTenant(category, offer.tenantId, eq(category.id, offer.categoryId)))
        .where(
          ofTenant(
            offer,
            tenantId,
            eq(offer.sellerId, sellerId),
            body.after === undefined ? undefined : gt(offer.id, body.after),
          ),
        )
        .orderBy(asc(offer.id))
        .limit(partSize + 1)
      const list = rows.slice(0, partSize).map((row) => ({
        ...{ id: row.offer.id, ref: row.ref, brand: row.brand, category: row.category, title: row.offer.title },
        ...{ description: row.offer.description, priceMinor: row.offer.priceMinor, stock: row.offer.available },
        ...{ min: row.offer.minQuantity, max: row.offer.maxQuantity, unit: row.offer.unitName },
        minutes: row.offer.deliveryMinutes,
        supply: supplyOf(row.offer),
      }))
      return { list, hasMore: rows.length > partSize }
    }),
  )
