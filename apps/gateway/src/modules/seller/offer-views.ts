import type { CallData, CallInput, calls, SellerOffer } from '@tradepost/contract'
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { pickText } from '../../platform/text/localised.ts'
import { attributesOf } from '../offer/offer-attributes.ts'
import { supplyOf } from '../offer/supply.ts'
import { commissionIn } from '../payout/commission.ts'
import { highestTax } from '../tax/tax-rates.ts'
import { markEndsAt } from '../trust/mark-ends-at.ts'
import { nextStatuses, versionOf } from './offer-edit.ts'
import { sellersPictures } from './offer-pictures.ts'

const select = (tx: Tx, where: SQL | undefined) =>
  tx
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

type ViewRow = Awaited<ReturnType<typeof select>>[number]

const toView = ({ offer: row, brandName, categoryNames, ref }: ViewRow, locale: string): SellerOffer => ({
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
})

const newestFirst = [desc(offer.listedAt), desc(offer.id)] as const

type Sort = NonNullable<NonNullable<CallInput<typeof calls.seller.sellerOfferPage>['body']>['sort']>

/** The first column of each order of the list; equal rows follow from the newest. */
const orders: Record<Sort, readonly SQL[]> = {
  newest: [],
  price: [asc(offer.priceMinor)],
  stock: [asc(offer.available)],
  sold: [desc(offer.sold)],
  title: [asc(offer.title)],
}

interface Page {
  limit: number
  offset: number
  sort?: Sort
}

/** A page of the tenant's offers that meet a condition, as their seller sees them. */
export async function sellersViews(
  tx: Tx,
  { tenant, locale }: CallContext,
  condition: SQL | undefined,
  { limit, offset, sort = 'newest' }: Page,
): Promise<SellerOffer[]> {
  const { tenantId } = tenant
  const order = [...orders[sort], ...newestFirst]
  // The offers before a page are skipped in an index; only those on it are read.
  const onPage = tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, condition))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const rows = await select(tx, ofTenant(offer, tenantId, inArray(offer.id, onPage))).orderBy(...order)
  return rows.map((row) => toView(row, locale))
}

async function sellersRow(tx: Tx, tenantId: number, sellerId: string, id: string): Promise<ViewRow> {
  const [row] = await select(tx, ofTenant(offer, tenantId, eq(offer.sellerId, sellerId), hasId(offer.id, id)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** One offer of the seller. */
export const sellersView = async (
  tx: Tx,
  { tenant, locale }: CallContext,
  sellerId: string,
  id: string,
): Promise<SellerOffer> => toView(await sellersRow(tx, tenant.tenantId, sellerId, id), locale)

/** One offer of the seller with everything that the seller states about it. */
export async function sellersDetail(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  { tenant, locale }: CallContext,
  sellerId: string,
  id: string,
): Promise<CallData<typeof calls.seller.sellerOfferDetail>> {
  const row = await sellersRow(tx, tenant.tenantId, sellerId, id)
  const { description, unitName, minQuantity, maxQuantity, deliveryMinutes, categoryId } = row.offer
  const stated = new Map(row.offer.attributes.map(({ a, v }) => [a, v]))
  const attributes = await attributesOf(tx, tenant.tenantId, row.offer, locale)
  return {
    ...toView(row, locale),
    brandId: row.offer.brandId,
    categoryId,
    version: versionOf(row.offer),
    description,
    unitName,
    minQuantity,
    maxQuantity,
    deliveryMinutes,
    attributes: attributes.map((one) => ({ ...one, value: stated.get(one.id) ?? null })),
    pictures: sellersPictures(row.offer.screenshots),
    verifiedUntil: await markEndsAt(tx, row.offer),
    feePercent: await commissionIn(tx, tenant.tenantId, sellerId, categoryId, clock.now()),
    ...(await highestTax(tx, tenant.tenantId, categoryId, clock.now())),
  }
}
