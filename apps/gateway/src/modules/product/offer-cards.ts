import type { Attribute, OfferCard } from '@tradepost/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { CallContext } from '../../platform/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { attributeDef, brand, category } from '../../platform/db/schema/brand.ts'
import { type OfferAttribute, offer } from '../../platform/db/schema/offer.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { pickText } from '../../platform/localised.ts'
import { type ShownCurrency, shownCurrency, shownPrice } from './price.ts'
import { sellerBrief } from './seller-brief.ts'

/** Reads the rows behind the cards; the detail call asks for more columns of the same rows. */
export async function offerRows(tx: Tx, context: CallContext, ids: readonly string[]) {
  if (ids.length === 0) return []
  const tenant = context.tenant.tenantId
  const rows = await tx
    .select({ offer, brand, category, seller })
    .from(offer)
    .innerJoin(brand, and(eq(brand.tenantId, offer.tenantId), eq(brand.id, offer.brandId)))
    .innerJoin(category, and(eq(category.tenantId, offer.tenantId), eq(category.id, offer.categoryId)))
    .innerJoin(seller, and(eq(seller.tenantId, offer.tenantId), eq(seller.id, offer.sellerId)))
    .where(and(eq(offer.tenantId, tenant), inArray(offer.id, [...ids])))
  const byId = new Map(rows.map((row) => [String(row.offer.id), row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export type OfferRow = Awaited<ReturnType<typeof offerRows>>[number]

async function attributeNames(tx: Tx, tenantId: number, lists: OfferAttribute[][]) {
  const ids = [...new Set(lists.flat().map((attribute) => attribute.a))]
  if (ids.length === 0) return new Map<string, typeof attributeDef.$inferSelect>()
  const rows = await tx
    .select()
    .from(attributeDef)
    .where(and(eq(attributeDef.tenantId, tenantId), inArray(attributeDef.id, ids)))
  return new Map(rows.map((row) => [String(row.id), row]))
}

/** Cards of rows already read, prices in the given currency. */
export async function cardsOfRows(
  tx: Tx,
  context: CallContext,
  rows: readonly OfferRow[],
  currency: ShownCurrency,
  now: Date,
): Promise<OfferCard[]> {
  const { locale, tenant } = context
  const names = await attributeNames(
    tx,
    tenant.tenantId,
    rows.map((row) => row.offer.attributes),
  )
  const attributes = (list: OfferAttribute[]): Attribute[] =>
    list.flatMap(({ a, v }) => {
      const def = names.get(a)
      if (!def) return []
      return {
        id: a,
        name: pickText(def.names, locale),
        value: v,
        attrType: def.attrType,
        sort: def.sort,
        isMainAttr: def.isMain,
      }
    })
  return rows.map(({ offer: o, brand: b, category: c, seller: s }) => ({
    id: String(o.id),
    title: o.title,
    brandId: String(o.brandId),
    brandName: b.names[locale] ?? b.name,
    brandAlias: b.alias,
    categoryId: String(o.categoryId),
    categoryName: pickText(c.names, locale),
    categoryAlias: c.alias,
    standardType: o.standardType,
    categoryType: o.categoryType,
    status: o.status,
    ...shownPrice(o.priceMinor, currency),
    unitName: o.unitName,
    coverUrl: mediaUrl(o.coverPath),
    attributes: attributes(o.attributes),
    deliveryMode: o.deliveryMode,
    deliveryMinutes: o.deliveryMinutes,
    instant: o.instant,
    verified: o.verified,
    insured: o.insured,
    available: o.available,
    minQuantity: o.minQuantity,
    maxQuantity: o.maxQuantity,
    listedAt: o.listedAt.toISOString(),
    releasedOn: o.releasedOn?.toISOString() ?? null,
    maintenanceUntil: o.maintenanceUntil?.toISOString() ?? null,
    seller: sellerBrief(s, now),
  }))
}

/**
 * The cards of offers in the order of their ids, prices in the asked currency (the site's own without one);
 * ids that do not exist are left out.
 */
export async function offerCards(
  tx: Tx,
  context: CallContext,
  ids: readonly string[],
  currencyId?: string,
  now = new Date(),
): Promise<OfferCard[]> {
  const currency = await shownCurrency(tx, context, currencyId)
  return cardsOfRows(tx, context, await offerRows(tx, context, ids), currency, now)
}
