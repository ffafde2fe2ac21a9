import { type CallInput, calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { eq, sql } from 'drizzle-orm'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef, categoryAttribute, type ValueNames } from '../../platform/db/schema/brand.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { attributeDetail } from './attribute-views.ts'
import { changedFacts } from './changed-facts.ts'
import { type LanguageName, requireEachLanguageOnce, withNames } from './localised-words.ts'
import { hasChoices, lockAttribute, requireUnused } from './lock-attribute.ts'
import { outdatedWords } from './outdated-words.ts'

type AttributeRow = typeof attributeDef.$inferSelect
type Values = Pick<AttributeRow, 'choices' | 'retiredChoices' | 'valueNames' | 'valueOutdated'>
type Edit = CallInput<typeof calls.catalogEdit.editAttributeValue>['body']

/** The words of all values, with those of one changed. */
function withValueWords(stored: ValueNames, value: string, words: readonly LanguageName[]): ValueNames {
  requireEachLanguageOnce(words, 'words')
  const { [value]: before = {}, ...others } = stored
  const after = withNames(before, words)
  return Object.keys(after).length > 0 ? { ...others, [value]: after } : others
}

/** The words of all values after an edit of one, and the languages of each that are older than the original. */
async function editedWords(
  tx: Tx,
  context: CallContext,
  before: AttributeRow,
  { value, words, confirmed }: Edit,
): Promise<Pick<Values, 'valueNames' | 'valueOutdated'>> {
  const valueNames = withValueWords(before.valueNames, value, words)
  const { [value]: older = [], ...others } = before.valueOutdated
  // A value is its own word in each language without words for it.
  const outdated = await outdatedWords(tx, context, {
    before: { names: before.valueNames[value] ?? {}, name: value, outdated: older },
    after: { names: valueNames[value] ?? {}, name: value },
    confirmed,
  })
  return { valueNames, valueOutdated: outdated.length > 0 ? { ...others, [value]: outdated } : others }
}

function requireKnown({ choices, retiredChoices }: Pick<Values, 'choices' | 'retiredChoices'>, value: string): void {
  if (!choices.includes(value) && !retiredChoices.includes(value)) throw new Failure('not_found', { field: 'value' })
}

const without = (list: readonly string[], value: string) => list.filter((one) => one !== value)

/** The list with a value at a place, which counts from 1. Without a place, a new value is the last. */
function withAt(list: readonly string[], value: string, place: number | undefined): string[] {
  const present = list.indexOf(value)
  const others = without(list, value)
  const index = place === undefined ? (present < 0 ? others.length : present) : place - 1
  return [...others.slice(0, index), value, ...others.slice(index)]
}

async function saveValues(tx: Tx, context: CallContext, before: AttributeRow, after: Values) {
  await tx
    .update(attributeDef)
    .set({ ...after, version: before.version + 1 })
    .where(ofTenant(attributeDef, before.tenantId, eq(attributeDef.id, before.id)))
  noteChange(context, changedFacts(before, { ...after }))
  return attributeDetail(tx, context, before.id)
}

/** Calls by which staff keep the values of an attribute. */
export const attributeValueCalls = (deps: Deps): Implementation[] => [
  implement(calls.catalogEdit.addAttributeValue, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const before = await lockAttribute(tx, context.tenant.tenantId, params.id)
      const value = cleanTitle(body.value)
      if (value === '' || !hasChoices(before.attrType)) throw new Failure('data_error', { field: 'value' })
      const all = [...before.choices, ...before.retiredChoices]
      if (all.includes(value)) throw new Failure('conflict', { field: 'value' })
      const max = catalogLimits.values
      if (all.length >= max) throw new Failure('catalog_full', { field: 'value', values: { max } })
      return saveValues(tx, context, before, {
        choices: [...before.choices, value],
        retiredChoices: before.retiredChoices,
        valueNames: withValueWords(before.valueNames, value, body.words ?? []),
        valueOutdated: before.valueOutdated,
      })
    }),
  ),
  implement(calls.catalogEdit.editAttributeValue, ({ params, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { value, enabled, place, version } = body
      const before = await lockAttribute(tx, context.tenant.tenantId, params.id, version)
      requireKnown(before, value)
      const { choices, retiredChoices } = before
      return saveValues(tx, context, before, {
        choices: enabled ? withAt(choices, value, place) : without(choices, value),
        retiredChoices: enabled ? without(retiredChoices, value) : withAt(retiredChoices, value, undefined),
        ...(await editedWords(tx, context, before, body)),
      })
    }),
  ),
  implement(calls.catalogEdit.removeAttributeValue, ({ params, body: { value } }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const before = await lockAttribute(tx, tenantId, params.id)
      requireKnown(before, value)
      await requireUnused(tx, before, 'value', value)
      const uses = ofTenant(categoryAttribute, tenantId, eq(categoryAttribute.attributeId, before.id))
      const left = sql`array_remove(${categoryAttribute.choices}, ${value})`
      await tx.update(categoryAttribute).set({ choices: left }).where(uses)
      const { [value]: _removed, ...valueOutdated } = before.valueOutdated
      return saveValues(tx, context, before, {
        choices: without(before.choices, value),
        retiredChoices: without(before.retiredChoices, value),
        valueNames: withValueWords({ ...before.valueNames, [value]: {} }, value, []),
        valueOutdated,
      })
    }),
  ),
]
