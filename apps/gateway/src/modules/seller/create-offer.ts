import { productStatus } from '@tradepost/contract/constants'
import { categoryType, isAccount, isUnique, standardType } from '@tradepost/domain/offer/offer-kinds'
import { readUnitText } from '@tradepost/domain/offer/unit-content'
import { deliveryPromiseMinutes } from '@tradepost/domain/time/windows'
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category } from '../../platform/db/schema/brand.ts'
import { type OfferAttribute, offer, type Screenshot } from '../../platform/db/schema/offer.ts'
import { offerRef } from '../../platform/db/schema/offer-import.ts'
import type { Deps } from '../../platform/deps.ts'
import { newId } from '../../platform/ids/ids.ts'
import { isShownBrandCategory } from '../catalog/categories.ts'
import { requiresAttributes } from '../offer/offer-attributes.ts'
import { addUnits } from '../vault/add-units.ts'
import { hasEndpoint } from '../vault/set-supply.ts'
import { isAnyStocked, type NewUnit } from '../vault/unit-store.ts'

/** The seller who creates offers. */
interface Owner {
  tenantId: number
  sellerId: string
}

/** A new offer, as a line of a list or a form states it. The texts are cleaned already. */
interface NewOffer {
  /** By default the id of the offer. */
  ref?: string | undefined
  title: string
  description: string
  priceMinor: number
  stock: number
  min: number
  max: number
  unit: string | null
  minutes: number
  /** The text that the platform delivers; without one, the seller delivers in the chat. */
  delivery: string | null
  /** Who supplies the offer; without it, the delivery decides. */
  supply?: 'manual' | 'vault' | 'declared' | null | undefined
  attributes?: OfferAttribute[] | undefined
  screenshots?: Screenshot[] | undefined
}

type CreateRefusal =
  | { field: 'category'; code: 'not_found' | 'attribute_required' }
  | { field: 'stock'; code: 'quantity_invalid' }
  | { field: 'delivery'; code: 'unit_duplicate' | 'data_error' }
  | { field: 'supply'; code: 'data_error' | 'state_conflict' }

/** Returns how many more offers the seller may create. Others that create some wait until this transaction ends. */
export async function remainingOffers(tx: Tx, { tenantId, sellerId }: Owner, maxOffers: number): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`offers:${tenantId}:${sellerId}`}, 0))`)
  const condition = ofTenant(offerRef, tenantId, eq(offerRef.sellerId, sellerId))
  return maxOffers - (await tx.$count(offerRef, condition))
}

/** The shown brand categories in which sellers can make offers. Shared accounts and rentals cannot be created so. */
export const isForSellers = (...also: (SQL | undefined)[]) =>
  and(
    isShownBrandCategory,
    notInArray(brandCategory.standardType, [standardType.sharing, standardType.rental]),
    notInArray(sql`coalesce(${brandCategory.categoryType}, 0)`, [categoryType.sharedAccount, categoryType.rentAccount]),
    ...also,
  )

/** The brand category of a new offer. */
async function targetOf(tx: Tx, tenantId: number, where: SQL | undefined) {
  const [target] = await tx
    .select({
      brandId: brandCategory.brandId,
      categoryId: brandCategory.categoryId,
      standardType: brandCategory.standardType,
      categoryType: brandCategory.categoryType,
      handOver: category.handOver,
      coverPath: brand.coverPath,
      coverWidePath: brand.coverWidePath,
    })
    .from(brand)
    .innerJoin(brandCategory, ofTenant(brandCategory, brand.tenantId, eq(brandCategory.brandId, brand.id)))
    .innerJoin(category, ofTenant(category, brandCategory.tenantId, eq(category.id, brandCategory.categoryId)))
    .where(ofTenant(brand, tenantId, isForSellers(where)))
    .limit(1)
    // Staff who remove the brand category meanwhile wait, and find the offer.
    .for('key share', { of: brandCategory })
  return target
}

type Target = NonNullable<Awaited<ReturnType<typeof targetOf>>>

/**
 * What the platform delivers for goods that only one buyer can use goes to the vault: the text is one unit, or each of
 * its lines. There must be as many as the stock. Null for other goods.
 */
function unitsOf(target: Target, { delivery, stock }: NewOffer): NewUnit[] | CreateRefusal | null {
  if (!delivery || !isUnique(target, target.handOver)) return null
  const texts = stock === 1 ? [delivery] : delivery.split('\n').filter((line) => line.trim() !== '')
  if (texts.length !== stock) return { field: 'stock', code: 'quantity_invalid' }
  return texts.map((text) => ({
    content: readUnitText(text, isAccount(target, target.handOver)),
    ...{ expiresAt: null, remark: null },
  }))
}

/** Refuses a supply that does not fit the delivery or the stock, and declared stock of a seller without an endpoint. */
async function supplyRefusal(
  tx: Tx,
  { tenantId, sellerId }: Owner,
  { supply, delivery, stock }: NewOffer,
  units: NewUnit[] | null,
): Promise<CreateRefusal | null> {
  if (!supply) return null
  if (supply === 'vault') {
    if (delivery && !units) return { field: 'supply', code: 'data_error' }
    return delivery || stock === 0 ? null : { field: 'stock', code: 'quantity_invalid' }
  }
  if (delivery) return { field: 'delivery', code: 'data_error' }
  const isMissing = supply === 'declared' && !(await hasEndpoint(tx, tenantId, sellerId))
  return isMissing ? { field: 'supply', code: 'state_conflict' } : null
}

/** Creates an offer in the brand category that `where` finds. Returns its id, or why it cannot be created. */
export async function createOffer(
  deps: Deps,
  tx: Tx,
  { tenantId, sellerId }: Owner,
  where: SQL | undefined,
  row: NewOffer,
): Promise<string | CreateRefusal> {
  const target = await targetOf(tx, tenantId, where)
  if (!target) return { field: 'category', code: 'not_found' }
  if (!row.attributes && (await requiresAttributes(tx, tenantId, target)))
    return { field: 'category', code: 'attribute_required' }
  const units = unitsOf(target, row)
  if (units && 'code' in units) return units
  if (units && (await isAnyStocked(deps, tx, { tenantId, sellerId, units })))
    return { field: 'delivery', code: 'unit_duplicate' }
  const refusal = await supplyRefusal(tx, { tenantId, sellerId }, row, units)
  if (refusal) return refusal
  const isOfPlatform = row.delivery !== null || row.supply === 'vault'
  const now = deps.clock.now()
  const stock = units ? 0 : row.stock
  const id = newId(deps.clock)
  await tx.insert(offer).values({
    tenantId,
    id,
    brandId: target.brandId,
    categoryId: target.categoryId,
    sellerId,
    standardType: target.standardType,
    categoryType: target.categoryType,
    status: stock > 0 ? productStatus.onSale : productStatus.soldOut,
    vaultSince: units || row.supply === 'vault' ? now : null,
    declaredSince: row.supply === 'declared' ? now : null,
    title: row.title,
    description: row.description,
    attributes: row.attributes ?? [],
    screenshots: row.screenshots ?? [],
    priceMinor: row.priceMinor,
    unitName: row.unit,
    minQuantity: row.min,
    maxQuantity: row.max,
    received: stock,
    available: stock,
    deliveryMode: isOfPlatform ? 'platform' : 'im',
    deliveryMinutes: isOfPlatform ? deliveryPromiseMinutes : row.minutes,
    instant: isOfPlatform,
    deliveryTemplate: units ? null : row.delivery,
    coverPath: target.coverPath,
    coverWidePath: target.coverWidePath,
    listedAt: now,
  })
  await tx.insert(offerRef).values({ tenantId, sellerId, ref: row.ref ?? id, offerId: id })
  if (units && units.length > 0) await addUnits(deps, tx, { tenantId, offerId: id, sellerId, units })
  return id
}
