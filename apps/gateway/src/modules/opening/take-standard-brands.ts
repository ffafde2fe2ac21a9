import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brand, brandCategory, category, formerBrandAlias } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { newColumns } from '../catalog-edit/brand-category-columns.ts'
import { pictureColumns } from '../catalog-edit/brand-picture.ts'
import { standardBrands } from './standard-brands.ts'

/** Aliases that the shop's brands have, or had. */
export async function takenAliases(tx: Tx, tenantId: number): Promise<ReadonlySet<string>> {
  const present = await tx.select({ alias: brand.alias }).from(brand).where(ofTenant(brand, tenantId))
  const former = await tx
    .select({ alias: formerBrandAlias.alias })
    .from(formerBrandAlias)
    .where(ofTenant(formerBrandAlias, tenantId))
  return new Set([...present, ...former].map(({ alias }) => alias))
}

/** Adds brands of the list, each with those of its usual categories that the shop has. Returns how many were added. */
export async function takeStandardBrands(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  aliases: readonly string[],
): Promise<number> {
  const { tenantId } = context.tenant
  const unknown = aliases.find((alias) => !standardBrands.some((one) => one.alias === alias))
  if (unknown !== undefined) throw new Failure('data_error', { field: 'aliases' })
  const taken = await takenAliases(tx, tenantId)
  const chosen = standardBrands.filter(({ alias }) => aliases.includes(alias) && !taken.has(alias))
  const categories = await tx
    .select({ id: category.id, alias: category.alias })
    .from(category)
    .where(ofTenant(category, tenantId))
  const now = deps.clock.now()
  const added: string[] = []
  for (const { alias, name, names, keywords, kinds } of chosen) {
    const id = newId(deps.clock)
    const picture = await pictureColumns(tx, context, null, now)
    const words = { names, about: {}, seo: {} }
    const rows = await tx
      .insert(brand)
      .values({ tenantId, id, alias, name, keywords, enabled: true, ...words, ...picture, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: brand.id })
    // Somebody else added it at the same moment.
    if (rows.length === 0) continue
    added.push(alias)
    for (const one of categories.filter((row) => kinds.some((kind) => kind === row.alias)))
      await tx.insert(brandCategory).values(await newColumns(tx, tenantId, { brandId: id, categoryId: one.id }))
  }
  noteChange(context, { after: { added } })
  return added.length
}
