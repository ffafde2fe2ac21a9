import { type CallInput, calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { categoryKindOf, kindFacts } from '@tradepost/domain/offer/category-kinds'
import { and, asc, eq, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { brandCategory, category, type Localised } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'
import { newId } from '../../platform/ids/ids.ts'
import { shopLanguages } from './brand-views.ts'
import { categoriesWithGoods, categoryDetail, listedCategory } from './category-views.ts'
import { changedFacts } from './changed-facts.ts'
import { holdsKeyword } from './holds-keyword.ts'
import { requireEachLanguageOnce, type StoredWords, withSearchWords, withWords } from './localised-words.ts'
import { outdatedWords } from './outdated-words.ts'
import { requireFreeCategoryAlias, writingAlias } from './require-free-alias.ts'

type Kind = CallInput<typeof calls.catalogEdit.createCategory>['body']['kind']
type Statements = Omit<CallInput<typeof calls.catalogEdit.createCategory>['body'], 'kind'>

const defaultPageSize = 24
interface Stored extends StoredWords {
  keywords: Localised
}
const noWords: Stored = { names: {}, about: {}, seo: {}, keywords: {} }

/** The columns that the stated facts of a category fill. */
function readStatements({ alias, position, enabled, words }: Statements, stored: Stored) {
  requireEachLanguageOnce(words, 'words')
  const after = withWords(stored, words)
  if (Object.keys(after.names).length === 0) throw new Failure('data_error', { field: 'name' })
  return { alias, position, enabled, ...after, keywords: withSearchWords(stored.keywords, words) }
}

function kindColumns(kind: Kind) {
  const { standardType, categoryType, handOver, icon } = kindFacts[kind]
  return { standardType, categoryType, handOver, icon, isStandard: standardType !== 0 }
}

/** Locks a category for an edit, and refuses an edit of an older version. */
async function lockCategory(tx: Tx, tenantId: number, id: string, version: number) {
  const [row] = await tx
    .select()
    .from(category)
    .where(ofTenant(category, tenantId, hasId(category.id, id)))
    .for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (row.version !== version) throw new Failure('conflict', { field: 'version' })
  return row
}

/** The columns of another kind; none if the kind stays. A brand category has the kind of its category. */
async function otherKind(tx: Tx, row: typeof category.$inferSelect, kind: Kind | undefined) {
  if (kind === undefined || kind === categoryKindOf(row)) return {}
  const count = await tx.$count(
    brandCategory,
    ofTenant(brandCategory, row.tenantId, eq(brandCategory.categoryId, row.id)),
  )
  if (count > 0) throw new Failure('used_by_brands', { field: 'kind', values: { count } })
  return kindColumns(kind)
}

/** Calls by which staff read, add and change categories. */
export const categoryEditCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.staffCategoryPage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { keyword = '', enabled, pageNo = 1, pageSize = defaultPageSize } = body
      const isShown = enabled === undefined ? undefined : eq(category.enabled, enabled)
      const texts = [category.searchText, sql`replace(${category.alias}, '-', ' ')`]
      const where = and(isShown, await holdsKeyword(tx, keyword, texts))
      const total = await tx.$count(category, ofTenant(category, tenantId, where))
      const rows = await categoriesWithGoods(tx, tenantId, where)
        .orderBy(asc(category.position), category.id)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const inLanguages = await shopLanguages(tx, context)
      const list = rows.map(({ row, goods }) => listedCategory(row, goods, inLanguages, context.locale))
      return { total, pageNo, pageSize, list }
    }),
  ),
  implement(calls.catalogEdit.staffCategoryDetail, ({ params }, context) =>
    asStaff(deps, context, (tx) => categoryDetail(tx, context, params.id)),
  ),
  implement(calls.catalogEdit.createCategory, ({ body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const max = catalogLimits.categories
      if ((await tx.$count(category, ofTenant(category, tenantId))) >= max)
        throw new Failure('catalog_full', { values: { max } })
      const { kind, ...stated } = body
      const columns = { ...readStatements(stated, noWords), ...kindColumns(kind) }
      const id = newId(deps.clock)
      await requireFreeCategoryAlias(tx, tenantId, columns.alias, { id })
      await writingAlias(
        tx
          .insert(category)
          .values({ tenantId, id, ...columns })
          .execute(),
      )
      noteChange(context, { after: { id, ...columns } })
      return categoryDetail(tx, context, id)
    }),
  ),
  implement(calls.catalogEdit.editCategory, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { kind, version, confirmed, ...stated } = body
      const before = await lockCategory(tx, tenantId, params.id, version)
      const after = readStatements(stated, before)
      const outdated = await outdatedWords(tx, context, { before, after, confirmed })
      const columns = { ...after, outdated, ...(await otherKind(tx, before, kind)) }
      await requireFreeCategoryAlias(tx, tenantId, columns.alias, before)
      const update = tx
        .update(category)
        .set({ ...columns, version: version + 1 })
        .where(ofTenant(category, tenantId, eq(category.id, before.id)))
      await writingAlias(update.execute())
      noteChange(context, changedFacts(before, columns))
      return categoryDetail(tx, context, before.id)
    }),
  ),
]
