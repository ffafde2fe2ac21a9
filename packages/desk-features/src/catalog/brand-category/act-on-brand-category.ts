import { calls } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, refuse, textOf, withProblems } from '../../kernel/server.ts'
import { readPosition } from '../read-alias.ts'
import { readWords } from '../read-words.ts'
import { askOnce, isStale, withVersion } from '../second-look.ts'

/** Adds the chosen category to a brand. */
export async function addBrandCategory(context: DeskContext, form: FormData, brandId: string) {
  const { api, t } = context
  const categoryId = textOf(form, 'categoryId')
  if (!isId(categoryId))
    return refuse([{ code: 'cannot_be_empty', message: t('account.cannotBeEmpty'), field: 'categoryId' }], form)
  return withProblems(context, form, async () => {
    await api(calls.catalogEdit.addBrandCategory, { params: { brandId }, body: { categoryId } })
    return { ok: true as const, categoryId }
  })
}

/** The attributes that the form says offers state, each with its ticked values. */
function readStated(form: FormData) {
  const ids = form.getAll('attribute').filter((id): id is string => typeof id === 'string' && isId(id))
  return ids.map((id) => ({
    id,
    choices: form.getAll(`choices-${id}`).filter((value): value is string => typeof value === 'string'),
  }))
}

/** Changes a brand category, or removes it. Asks before its offers leave the shop. */
export async function actOnBrandCategory(
  context: DeskContext,
  form: FormData,
  { brandId, categoryId }: { brandId: string; categoryId: string },
) {
  const { api, t } = context
  const params = { brandId, categoryId }
  if (textOf(form, 'act') === 'remove')
    return withProblems(context, form, async () => {
      await api(calls.catalogEdit.removeBrandCategory, { params })
      return { ok: true as const, isRemoved: true }
    })
  const { words, confirmed, problems } = readWords(context, form)
  const { position, problems: wrongPosition } = readPosition(context, form)
  problems.push(...wrongPosition)
  // Checkboxes of one name are many values; a refusal would keep the last. What was ticked goes back with it.
  const stated = readStated(form)
  if (problems.length > 0) return { ...refuse(problems, form), stated }
  const present = await api(calls.catalogEdit.staffBrandCategoryDetail, { params })
  const enabled = form.has('enabled')
  const asked =
    present.enabled && !enabled && present.offers > 0
      ? askOnce(form, t('catalogDesk.hide-ask', { count: present.offers }), 'enabled')
      : null
  if (asked) return { ...asked, stated }
  const result = await withProblems(context, form, async () => {
    const body = {
      ...{ enabled, position: textOf(form, 'position').trim() === '' ? null : position },
      words: words.map(({ language, seoTitle, seoDescription }) => ({ language, seoTitle, seoDescription })),
      ...{ attributes: stated, confirmed, version: Number(textOf(form, 'version')) },
    }
    await api(calls.catalogEdit.editBrandCategory, { params, body })
    return { ok: true as const, isRemoved: false }
  })
  if (result.ok) return result
  const refusal = isStale(result) ? withVersion(result, present.version, t('catalogDesk.changed-meanwhile')) : result
  return { ...refusal, stated }
}
