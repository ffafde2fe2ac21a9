import { type CallInput, calls } from '@tradepost/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, brandCategory, categoryAttribute } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newColumns } from './brand-category-columns.ts'
import {
  allBrandCategories,
  type BrandCategoryId,
  brandCategoryDetail,
  isBrandCategory,
} from './brand-category-views.ts'
import { changedFacts } from './changed-facts.ts'
import { requireEachLanguageOnce, withSeo } from './localised-words.ts'
import { outdatedWords } from './outdated-words.ts'

type Edit = CallInput<typeof calls.catalogEdit.editBrandCategory>['body']
type StatedAttributes = Edit['attributes']

/**
 * Takes the locks of a change of state before that of the row: offers that are put in or bought hold theirs, and wait
 * for the row of their brand category.
 */
async function lockOffers(tx: Tx, tenantId: number, { brandId, categoryId }: BrandCategoryId): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(brand_lock(${tenantId}, ${brandId}))`)
  await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.brandId, brandId), eq(offer.categoryId, categoryId)))
    .orderBy(offer.id)
    .for('update')
}

/** Locks a brand category for an edit, and refuses an edit of an older version. */
async function lockBrandCategory(tx: Tx, tenantId: number, id: BrandCategoryId, { enabled, version }: Edit) {
  const [row] = await tx.select().from(brandCategory).where(isBrandCategory(tenantId, id))
  if (!row) throw new Failure('not_found', { field: 'categoryId' })
  if (row.version !== version) throw new Failure('conflict', { field: 'version' })
  if (row.enabled !== enabled) await lockOffers(tx, tenantId, row)
  const [locked] = await tx.select().from(brandCategory).where(isBrandCategory(tenantId, id)).for('no key update')
  if (locked?.version !== version) throw new Failure('conflict', { field: 'version' })
  return locked
}

/** Refuses attributes of other shops, repeated ones, and values that the attribute does not have. */
async function requireKnownAttributes(tx: Tx, tenantId: number, stated: StatedAttributes): Promise<void> {
  const ids = stated.map(({ id }) => id)
  const rows =
    ids.length > 0
      ? await tx
          .select()
          .from(attributeDef)
          .where(ofTenant(attributeDef, tenantId, inArray(sql`${attributeDef.id}::text`, ids)))
          .for('key share')
      : []
  const known = new Map(rows.map((row) => [row.id, row]))
  stated.forEach(({ id, choices }, index) => {
    const def = known.get(id)
    const values = new Set([...(def?.choices ?? []), ...(def?.retiredChoices ?? [])])
    const isRepeated = ids.indexOf(id) < index || new Set(choices).size < choices.length
    if (!def || isRepeated || choices.some((value) => !values.has(value)))
      throw new Failure('data_error', { field: `attribute-${id}` })
  })
}

/** Replaces the attributes that the offers of a brand category state. Returns them before and after. */
async function replaceAttributes(
  tx: Tx,
  tenantId: number,
  { brandId, categoryId }: BrandCategoryId,
  stated: StatedAttributes,
) {
  await requireKnownAttributes(tx, tenantId, stated)
  const present = ofTenant(
    categoryAttribute,
    tenantId,
    and(eq(categoryAttribute.brandId, brandId), eq(categoryAttribute.categoryId, categoryId)),
  )
  const rows = await tx.delete(categoryAttribute).where(present).returning()
  if (stated.length > 0)
    await tx
      .insert(categoryAttribute)
      .values(stated.map(({ id, choices }) => ({ tenantId, brandId, categoryId, attributeId: id, choices })))
  const factsOf = (list: StatedAttributes) => Object.fromEntries(list.map(({ id, choices }) => [id, choices]))
  return {
    before: factsOf(rows.map(({ attributeId, choices }) => ({ id: attributeId, choices }))),
    after: factsOf(stated),
  }
}

/** Calls by which staff keep the categories of a brand. */
export const brandCategoryEditCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.staffBrandCategories, ({ params }, context) =>
    asStaff(deps, context, (tx) => allBrandCategories(tx, context, params.brandId)),
  ),
  implement(calls.catalogEdit.staffBrandCategoryDetail, ({ params }, context) =>
    asStaff(deps, context, (tx) => brandCategoryDetail(tx, context, params)),
  ),
  implement(calls.catalogEdit.addBrandCategory, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const columns = await newColumns(tx, context.tenant.tenantId, { ...params, ...body })
      const added = await tx.insert(brandCategory).values(columns).onConflictDoNothing().returning()
      if (added.length === 0) throw new Failure('conflict', { field: 'categoryId' })
      const { brandId, categoryId, standardType } = columns
      noteChange(context, { after: { brandId, categoryId, standardType } })
      return brandCategoryDetail(tx, context, { brandId, categoryId })
    }),
  ),
  implement(calls.catalogEdit.editBrandCategory, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      requireEachLanguageOnce(body.words, 'words')
      const before = await lockBrandCategory(tx, tenantId, params, body)
      const seo = withSeo(before.seo, body.words)
      const { seo: earlier, outdated } = before
      const edit = { before: { seo: earlier, outdated }, after: { seo }, confirmed: body.confirmed }
      const columns = {
        ...{ enabled: body.enabled, position: body.position, seo },
        outdated: await outdatedWords(tx, context, edit),
      }
      const attributes = await replaceAttributes(tx, tenantId, before, body.attributes)
      await tx
        .update(brandCategory)
        .set({ ...columns, version: before.version + 1 })
        .where(isBrandCategory(tenantId, before))
      noteChange(
        context,
        changedFacts({ ...before, attributes: attributes.before }, { ...columns, attributes: attributes.after }),
      )
      return brandCategoryDetail(tx, context, before)
    }),
  ),
  implement(calls.catalogEdit.removeBrandCategory, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const [row] = await tx.select().from(brandCategory).where(isBrandCategory(tenantId, params)).for('update')
      if (!row) throw new Failure('not_found', { field: 'categoryId' })
      const { brandId, categoryId, enabled, position } = row
      const offers = ofTenant(offer, tenantId, eq(offer.brandId, brandId), eq(offer.categoryId, categoryId))
      const count = await tx.$count(offer, offers)
      if (count > 0) throw new Failure('used_by_offers', { field: 'categoryId', values: { count } })
      await tx.delete(brandCategory).where(isBrandCategory(tenantId, row))
      noteChange(context, { before: { brandId, categoryId, enabled, position } })
      return allBrandCategories(tx, context, brandId)
    }),
  ),
]
