import { type CallInput, calls } from '@tradepost/contract'
import { productStatus } from '@tradepost/contract/constants'
import { and, asc, eq, inArray, ne, or, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { asStaff } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand, brandCategory, categoryAttribute } from '../../../platform/db/schema/brand.ts'
import { contentItem } from '../../../platform/db/schema/content/content.ts'
import { rankDue } from '../../../platform/db/schema/offer/offer-rank.ts'
import { offer } from '../../../platform/db/schema/offer.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { hasId } from '../../../platform/ids/has-id.ts'
import { addPlannedJobs } from '../../content/publish-content.ts'
import { brandDetail } from '../brand-views.ts'
import {
  blockingWords,
  eventAfter,
  type MergedBrands,
  type MergePlan,
  mergeDetail,
  mergedKeywords,
  planMerge,
  requireDirection,
  takesPicture,
} from './merge-plan.ts'

type Body = CallInput<typeof calls.catalogEdit.mergeBrand>['body']
interface Ids {
  id: string
  intoId: string
}

/** Offers that one statement moves, so that none reaches the time limit of statements. */
const offersAtOnce = 200

/** Both brands of the shop. `lock` makes other edits of them wait. */
async function bothBrands(
  tx: Tx,
  tenantId: number,
  { id, intoId }: Ids,
  { lock }: { lock: boolean },
): Promise<MergedBrands> {
  const query = tx
    .select()
    .from(brand)
    .where(ofTenant(brand, tenantId, or(hasId(brand.id, id), hasId(brand.id, intoId))))
    .orderBy(asc(brand.id))
  const rows = await (lock ? query.for('update') : query)
  const former = rows.find((row) => row.id === id)
  const present = rows.find((row) => row.id === intoId)
  if (!former) throw new Failure('not_found', { field: 'id' })
  if (!present) throw new Failure('not_found', { field: 'intoId' })
  return { former, present }
}

/**
 * Locks what a merge moves, in this order: both brands, the offers, the categories. A seller who creates an offer holds its
 * brand category: one who came first is waited for, and the offer moves too; a later one finds no brand category.
 */
async function lockGoods(tx: Tx, tenantId: number, { former, present }: MergedBrands): Promise<void> {
  const offers = () =>
    tx
      .select({ id: offer.id })
      .from(offer)
      .where(ofTenant(offer, tenantId, eq(offer.brandId, former.id)))
      .orderBy(offer.id)
      .for('update')
  await offers()
  const goodsOf = (id: string) =>
    tx
      .select({ id: brandCategory.categoryId })
      .from(brandCategory)
      .where(ofTenant(brandCategory, tenantId, eq(brandCategory.brandId, id)))
      .orderBy(brandCategory.categoryId)
  await goodsOf(former.id).for('update')
  await goodsOf(present.id).for('key share')
  await offers()
}

/** Gives the present brand the categories that it lacks, with the attributes that their offers state. */
async function addLacking(tx: Tx, tenantId: number, { former, present }: MergedBrands, { lacking }: MergePlan) {
  if (lacking.length === 0) return
  await tx
    .insert(brandCategory)
    .values(lacking.map((row) => ({ ...row, brandId: present.id, offerCount: 0, version: 1 })))
  const stated = await tx
    .select()
    .from(categoryAttribute)
    .where(
      ofTenant(
        categoryAttribute,
        tenantId,
        eq(categoryAttribute.brandId, former.id),
        inArray(
          categoryAttribute.categoryId,
          lacking.map(({ categoryId }) => categoryId),
        ),
      ),
    )
  if (stated.length > 0)
    await tx.insert(categoryAttribute).values(stated.map((row) => ({ ...row, brandId: present.id })))
}

async function mapAttributes(tx: Tx, tenantId: number, { former }: MergedBrands, { mapped }: MergePlan) {
  for (const { from, to } of mapped) {
    const before = JSON.stringify({ a: from.def.id, v: from.value })
    const after = JSON.stringify({ a: to.def.id, v: to.value })
    await tx
      .update(offer)
      .set({ attributes: sql`with_merged_fact(${offer.attributes}, ${before}::jsonb, ${after}::jsonb)` })
      .where(
        ofTenant(
          offer,
          tenantId,
          eq(offer.brandId, former.id),
          eq(offer.categoryId, from.categoryId),
          sql`${offer.attributes} @> ${`[${before}]`}::jsonb`,
        ),
      )
  }
}

/** Moves all offers, and counts those that the present brand lists now. Returns how many moved. */
async function moveOffers(tx: Tx, tenantId: number, { former, present }: MergedBrands): Promise<number> {
  const rows = await tx
    .select({ id: offer.id })
    .from(offer)
    .where(ofTenant(offer, tenantId, eq(offer.brandId, former.id)))
    .orderBy(offer.id)
  const ids = rows.map(({ id }) => id)
  for (let from = 0; from < ids.length; from += offersAtOnce) {
    const some = sql.param(ids.slice(from, from + offersAtOnce))
    await tx.execute(sql`select merge_offers(${former.id}::bigint, ${present.id}::bigint, ${some}::bigint[])`)
  }
  const listed = tx
    .select({ count: sql`count(*)` })
    .from(offer)
    .where(
      ofTenant(
        offer,
        tenantId,
        eq(offer.brandId, brandCategory.brandId),
        eq(offer.categoryId, brandCategory.categoryId),
        ne(offer.status, productStatus.shelfDown),
      ),
    )
  await tx
    .update(brandCategory)
    .set({ offerCount: sql`${listed}` })
    .where(ofTenant(brandCategory, tenantId, eq(brandCategory.brandId, present.id)))
  return ids.length
}

/** Plans again what was planned for the event that moved: the job names the brand that is gone. */
async function replanEvent(deps: Deps, tx: Tx, tenantId: number, brandId: string): Promise<void> {
  const [row] = await tx
    .select()
    .from(contentItem)
    .where(ofTenant(contentItem, tenantId, and(eq(contentItem.kind, 'event'), eq(contentItem.item, brandId))))
  if (row) await addPlannedJobs(deps, tx, row)
}

async function merge(deps: Deps, tx: Tx, context: CallContext, id: string, { intoId, version, intoVersion }: Body) {
  const { tenantId } = context.tenant
  const brands = await bothBrands(tx, tenantId, { id, intoId }, { lock: true })
  const { former, present } = brands
  requireDirection(brands)
  if (former.version !== version) throw new Failure('conflict', { field: 'version' })
  if (present.version !== intoVersion) throw new Failure('conflict', { field: 'intoVersion' })
  await lockGoods(tx, tenantId, brands)
  const plan = await planMerge(tx, tenantId, brands)
  if (plan.blocking.length > 0)
    throw new Failure('brand_merge_blocked', {
      field: 'intoId',
      values: { attributes: blockingWords(plan, context.locale) },
    })
  const event = await eventAfter(tx, tenantId, brands)
  const { coverPath, coverWidePath, coverFileId, coverWideFileId } = former
  const columns = {
    ...{ keywords: mergedKeywords(brands), popularity: present.popularity + former.popularity },
    ...{ sales: present.sales + former.sales, version: present.version + 1 },
    ...(takesPicture(brands) ? { coverPath, coverWidePath, coverFileId, coverWideFileId } : {}),
  }
  await tx
    .update(brand)
    .set(columns)
    .where(ofTenant(brand, tenantId, eq(brand.id, present.id)))
  await addLacking(tx, tenantId, brands, plan)
  await mapAttributes(tx, tenantId, brands, plan)
  const offers = await moveOffers(tx, tenantId, brands)
  await tx.execute(sql`select merge_brand(${former.id}::bigint, ${present.id}::bigint)`)
  if (event === 'moves') await replanEvent(deps, tx, tenantId, present.id)
  const ranked = plan.goods.map(({ row: { categoryId } }) => ({ tenantId, brandId: present.id, categoryId }))
  if (ranked.length > 0) await tx.insert(rankDue).values(ranked)
  const facts = ({ id: of, alias, name, names, keywords, enabled }: MergedBrands['former']) => ({
    ...{ id: of, alias, name, names, keywords, enabled },
  })
  noteChange(context, {
    before: { former: facts(former), present: facts(present) },
    after: {
      present: facts({ ...present, ...columns }),
      ...{ offers, event, categories: plan.lacking.map(({ categoryId }) => categoryId) },
      mapped: plan.mapped.map(({ from, to }) => ({
        from: { a: from.def.id, v: from.value },
        to: { a: to.def.id, v: to.value },
      })),
    },
  })
  return brandDetail(tx, context, present.id)
}

/** Calls by which staff merge a brand into another one. */
export const mergeBrandCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.readBrandMerge, ({ params }, context) =>
    asStaff(deps, context, async (tx) => {
      const brands = await bothBrands(tx, context.tenant.tenantId, params, { lock: false })
      requireDirection(brands)
      return mergeDetail(tx, context, brands)
    }),
  ),
  implement(calls.catalogEdit.mergeBrand, ({ params, body }, context) =>
    asStaff(deps, context, (tx) => merge(deps, tx, context, params.id, body)),
  ),
]
