import type { OfferCard } from '@tradepost/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, brand, brandCategory, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { type Audience, type ShownCurrency, shownCurrency } from '../../platform/money/price.ts'
import { offerCard } from './offer-card.ts'

/** Offers with the related rows that their cards show and that placing an order needs. */
export async function offerRows(tx: Tx, context: Audience, ids: readonly string[]) {
  if (ids.length === 0) return []
  const tenant = context.tenant.tenantId
  const rows = await tx
    .select({ offer, brand, category, seller, inputs: brandCategory.deliveryInputs })
    .from(offer)
    .innerJoin(brand, ofTenant(brand, offer.tenantId, eq(brand.id, offer.brandId)))
    .innerJoin(category, ofTenant(category, offer.tenantId, eq(category.id, offer.categoryId)))
    .innerJoin(seller, ofTenant(seller, offer.tenantId, eq(seller.id, offer.sellerId)))
    .leftJoin(
      brandCategory,
      ofTenant(
        brandCategory,
        offer.tenantId,
        eq(brandCategory.brandId, offer.brandId),
        eq(brandCategory.categoryId, offer.categoryId),
      ),
    )
    .where(ofTenant(offer, tenant, inArray(offer.id, [...ids])))
  const byId = new Map(rows.map((row) => [String(row.offer.id), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type OfferRow = Awaited<ReturnType<typeof offerRows>>[number]

async function attributeNames(tx: Tx, tenantId: number, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, typeof attributeDef.$inferSelect>()
  const rows = await tx
    .select()
    .from(attributeDef)
    .where(ofTenant(attributeDef, tenantId, inArray(attributeDef.id, [...ids])))
  return new Map(rows.map((row) => [String(row.id), row]))
}

/**
 * The cards of offers in the order of `ids`, as this transaction sees them; ids that do not exist are left out.
 * Prices are in `shown`, or in the site's currency. Lists and details read through `catalogueReads` instead.
 */
export async function offerCards(
  tx: Tx,
  context: Audience,
  ids: readonly string[],
  shown?: string | ShownCurrency,
  now = new Date(),
): Promise<OfferCard[]> {
  const currency = typeof shown === 'object' ? shown : await shownCurrency(tx, context, shown)
  return cardsOf(tx, context, await offerRows(tx, context, ids), currency, now)
}

/** The cards of offers whose rows were already read. */
export async function cardsOf(
  tx: Tx,
  context: Audience,
  rows: readonly OfferRow[],
  currency: ShownCurrency,
  now: Date,
): Promise<OfferCard[]> {
  const used = new Set(rows.flatMap((row) => row.offer.attributes.map((attribute) => attribute.a)))
  const names = await attributeNames(tx, context.tenant.tenantId, [...used])
  return rows.map((row) =>
    offerCard(
      row.offer,
      row.seller,
      { brand: row.brand, category: row.category, attribute: (id) => names.get(id) },
      context.locale,
      currency,
      now,
    ),
  )
}
