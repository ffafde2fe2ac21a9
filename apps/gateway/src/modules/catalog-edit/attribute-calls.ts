import { type CallInput, calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { asc, eq, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, type Localised } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { attributeDetail, attributesWithUses, listedAttribute } from './attribute-views.ts'
import { shopLanguages } from './brand-views.ts'
import { changedFacts } from './changed-facts.ts'
import { holdsKeyword } from './holds-keyword.ts'
import { requireEachLanguageOnce, withNames } from './localised-words.ts'
import { hasChoices, lockAttribute, requireUnused } from './lock-attribute.ts'
import { outdatedWords } from './outdated-words.ts'

type Statements = Omit<CallInput<typeof calls.catalogEdit.createAttribute>['body'], 'values'>

const defaultPageSize = 24

/** The columns that the stated facts of an attribute fill. */
function readStatements({ names, position, ...facts }: Statements, stored: Localised) {
  requireEachLanguageOnce(names, 'names')
  const after = withNames(stored, names)
  if (Object.keys(after).length === 0) throw new Failure('data_error', { field: 'name' })
  return { ...facts, sort: position, names: after }
}

/** The values of a new attribute. */
function readValues(values: readonly string[], type: number): string[] {
  const choices = values.map(cleanTitle)
  const isWrong = choices.includes('') || new Set(choices).size < choices.length
  if (isWrong || (choices.length > 0 && !hasChoices(type))) throw new Failure('data_error', { field: 'values' })
  return choices
}

/** Calls by which staff read, add and change attributes. */
export const attributeEditCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.staffAttributePage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { keyword = '', pageNo = 1, pageSize = defaultPageSize } = body
      const names = sql`search_norm(jsonb_path_query_array(${attributeDef.names}, '$.*')::text)`
      const where = await holdsKeyword(tx, keyword, [names])
      const total = await tx.$count(attributeDef, ofTenant(attributeDef, tenantId, where))
      const rows = await attributesWithUses(tx, tenantId, where)
        .orderBy(asc(attributeDef.sort), attributeDef.id)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const inLanguages = await shopLanguages(tx, context)
      const list = rows.map(({ row, uses }) => listedAttribute(row, uses, inLanguages, context.locale))
      return { total, pageNo, pageSize, list }
    }),
  ),
  implement(calls.catalogEdit.staffAttributeDetail, ({ params }, context) =>
    asStaff(deps, context, (tx) => attributeDetail(tx, context, params.id)),
  ),
  implement(calls.catalogEdit.createAttribute, ({ body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const max = catalogLimits.attributes
      if ((await tx.$count(attributeDef, ofTenant(attributeDef, tenantId))) >= max)
        throw new Failure('catalog_full', { values: { max } })
      const { values = [], ...stated } = body
      const columns = { ...readStatements(stated, {}), choices: readValues(values, body.attrType) }
      const id = newId(deps.clock)
      await tx.insert(attributeDef).values({ tenantId, id, ...columns })
      noteChange(context, { after: { id, ...columns } })
      return attributeDetail(tx, context, id)
    }),
  ),
  implement(calls.catalogEdit.editAttribute, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { version, confirmed, ...stated } = body
      const before = await lockAttribute(tx, tenantId, params.id, version)
      const after = readStatements(stated, before.names)
      const edit = {
        before: { names: before.names, outdated: before.outdated },
        after: { names: after.names },
        confirmed,
      }
      const columns = { ...after, outdated: await outdatedWords(tx, context, edit) }
      if (columns.attrType !== before.attrType) await requireUnused(tx, before, 'attrType')
      await tx
        .update(attributeDef)
        .set({ ...columns, version: version + 1 })
        .where(ofTenant(attributeDef, tenantId, eq(attributeDef.id, before.id)))
      noteChange(context, changedFacts(before, columns))
      return attributeDetail(tx, context, before.id)
    }),
  ),
]
