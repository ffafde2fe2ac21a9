import { calls } from '@tradepost/contract'
import { attrType } from '@tradepost/contract/constants'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../../kernel/server.ts'
import { namedProblem } from '../category/act-on-category.ts'
import { readPosition } from '../read-alias.ts'
import { readNames, tooLong } from '../read-words.ts'
import { isStale, withVersion } from '../second-look.ts'
import { attributeTypes, hasValues } from './attribute-types.ts'

const max = catalogLimits.value

/** Reads the form of an attribute. A type that the form does not state stays. */
function readAttribute(context: DeskContext, form: FormData, presentType: number) {
  const { names, confirmed, problems } = readNames(context, form)
  const { position, problems: wrongPosition } = readPosition(context, form)
  const named = names.some(({ name }) => name) ? [] : [namedProblem(context)]
  const type = attributeTypes.find((name) => name === textOf(form, 'attrType'))
  return {
    body: {
      attrType: type ? attrType[type] : presentType,
      ...{ isMain: form.has('isMain'), filterable: form.has('filterable'), required: form.has('required') },
      ...{ position, names },
    },
    confirmed,
    problems: [...wrongPosition, ...named, ...problems],
  }
}

/** Reads the values of a new attribute, one in each line. */
function readValues({ t }: DeskContext, form: FormData): { values: string[]; problems: Problem[] } {
  const values = textOf(form, 'values')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isWrong =
    new Set(values).size < values.length ||
    values.length > catalogLimits.values ||
    values.some((value) => lengthOf(value) > max)
  const problem = { code: 'data_error', message: t('catalogDesk.values-wrong', { max }), field: 'values' }
  return { values, problems: isWrong ? [problem] : [] }
}

/** Adds an attribute. */
export async function createAttribute(context: DeskContext, form: FormData) {
  const { body, problems } = readAttribute(context, form, attrType.choice)
  const { values, problems: wrongValues } = readValues(context, form)
  problems.push(...wrongValues)
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const { id } = await context.api(calls.catalogEdit.createAttribute, {
      body: { ...body, ...(hasValues(body.attrType) ? { values } : {}) },
    })
    return { ok: true as const, id }
  })
}

async function addValue(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const value = textOf(form, 'value').trim()
  const problems = tooLong(context, 'value', value, max)
  if (!value) problems.push({ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'value' })
  if (problems.length > 0) return refuse(problems, form)
  const result = await withProblems(context, form, async () => {
    await api(calls.catalogEdit.addAttributeValue, { params: { id }, body: { value } })
    return { ok: true as const, act: 'add-value' as const }
  })
  const isKnown = !result.ok && result.problems.some(({ code }) => code === 'conflict')
  return isKnown ? refuse([{ code: 'conflict', message: t('catalogDesk.value-exists'), field: 'value' }], form) : result
}

/** Changes an attribute, or adds a value to it. */
export async function actOnAttribute(context: DeskContext, form: FormData, id: string) {
  if (textOf(form, 'act') === 'add-value') return addValue(context, form, id)
  const { api, t } = context
  const present = await api(calls.catalogEdit.staffAttributeDetail, { params: { id } })
  const { body, confirmed, problems } = readAttribute(context, form, present.attrType)
  if (problems.length > 0) return refuse(problems, form)
  const result = await withProblems(context, form, async () => {
    const version = Number(textOf(form, 'version'))
    await api(calls.catalogEdit.editAttribute, { params: { id }, body: { ...body, confirmed, version } })
    return { ok: true as const, act: 'edit' as const }
  })
  return isStale(result) ? withVersion(result, present.version, t('catalogDesk.changed-meanwhile')) : result
}
