import { reservedAliases } from '@tradepost/domain/address/routes'
import { eq, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { errorCode } from '../../platform/db/faults.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, category, formerBrandAlias, formerCategoryAlias } from '../../platform/db/schema/brand.ts'
import { Failure } from '../../platform/failure/failure.ts'

const uniqueViolation = '23505'
const reserved: ReadonlySet<string> = new Set(reservedAliases)
const taken = (cause?: unknown) => new Failure('alias_taken', { field: 'alias', cause })

/** Refuses an alias of a page of the shop, and one that another brand has or had. `id` is the brand that gets it. */
export async function requireFreeBrandAlias(tx: Tx, tenantId: number, alias: string, id: string): Promise<void> {
  if (reserved.has(alias)) throw new Failure('alias_reserved', { field: 'alias' })
  const present = await tx.$count(brand, ofTenant(brand, tenantId, eq(brand.alias, alias), ne(brand.id, id)))
  const former = ofTenant(
    formerBrandAlias,
    tenantId,
    eq(formerBrandAlias.alias, alias),
    ne(formerBrandAlias.brandId, id),
  )
  if (present > 0 || (await tx.$count(formerBrandAlias, former)) > 0) throw taken()
}

/**
 * Refuses an alias that another category has or had, and a new one of a page of the shop. A category keeps and takes back
 * an alias of its own: those that every shop begins with are older than some pages.
 */
export async function requireFreeCategoryAlias(
  tx: Tx,
  tenantId: number,
  alias: string,
  { id, alias: before }: { id: string; alias?: string },
): Promise<void> {
  if (alias === before) return
  const present = await tx.$count(
    category,
    ofTenant(category, tenantId, eq(category.alias, alias), ne(category.id, id)),
  )
  const [former] = await tx
    .select({ id: formerCategoryAlias.categoryId })
    .from(formerCategoryAlias)
    .where(ofTenant(formerCategoryAlias, tenantId, eq(formerCategoryAlias.alias, alias)))
  if (present > 0 || (former && former.id !== id)) throw taken()
  if (!former && reserved.has(alias)) throw new Failure('alias_reserved', { field: 'alias' })
}

/** Runs a statement that writes an alias. Another transaction may have taken it meanwhile. */
export async function writingAlias<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement
  } catch (error) {
    throw errorCode(error) === uniqueViolation ? taken(error) : error
  }
}
