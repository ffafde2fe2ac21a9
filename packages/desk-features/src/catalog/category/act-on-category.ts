import { calls } from '@tradepost/contract'
import { type CategoryKind, categoryKinds } from '@tradepost/domain/offer/category-kinds'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../../kernel/server.ts'
import { readAlias, readPosition } from '../read-alias.ts'
import { readWords } from '../read-words.ts'
import { askOnce, isStale, withVersion } from '../second-look.ts'

/** Marks the field of a name for a problem that has no language. */
export function namedProblem({ locale, t }: DeskContext): Problem {
  return { code: 'cannot_be_empty', message: t('catalogDesk.name-needed'), field: `name-${locale}` }
}

/** Reads the form of a category. `problems` names the fields that are wrong. */
function readCategory(context: DeskContext, form: FormData) {
  const { words: texts, searchWords, confirmed, problems } = readWords(context, form)
  const words = texts.map((one) => ({ ...one, keywords: searchWords.get(one.language) ?? '' }))
  const { alias, problems: wrongAlias } = readAlias(context, form)
  const { position, problems: wrongPosition } = readPosition(context, form)
  const named = words.some(({ name }) => name) ? [] : [namedProblem(context)]
  return {
    body: { alias, position, enabled: form.has('enabled'), words },
    confirmed,
    problems: [...wrongAlias, ...wrongPosition, ...named, ...problems],
  }
}

const kindIn = (form: FormData): CategoryKind | undefined => categoryKinds.find((kind) => kind === textOf(form, 'kind'))

/** Adds a category. */
export async function createCategory(context: DeskContext, form: FormData) {
  const { body, problems } = readCategory(context, form)
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    const kind = kindIn(form) ?? 'items'
    const { id } = await context.api(calls.catalogEdit.createCategory, { body: { ...body, kind } })
    return { ok: true as const, id }
  })
}

/** Changes a category. Asks before its offers leave the shop. */
export async function editCategory(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const { body: stated, confirmed, problems } = readCategory(context, form)
  if (problems.length > 0) return refuse(problems, form)
  const { enabled, offers, version: present } = await api(calls.catalogEdit.staffCategoryDetail, { params: { id } })
  const asked =
    enabled && !stated.enabled && offers > 0
      ? askOnce(form, t('catalogDesk.hide-ask', { count: offers }), 'enabled')
      : null
  if (asked) return asked
  const result = await withProblems(context, form, async () => {
    const kind = kindIn(form)
    const version = Number(textOf(form, 'version'))
    const body = { ...stated, confirmed, version, ...(kind ? { kind } : {}) }
    await api(calls.catalogEdit.editCategory, { params: { id }, body })
    return { ok: true as const }
  })
  return isStale(result) ? withVersion(result, present, t('catalogDesk.changed-meanwhile')) : result
}
