import { calls } from '@tradepost/contract'
import { catalogLimits } from '@tradepost/domain/limits/catalog-limits'
import { countOf, type DeskContext, refuse, textOf, withProblems } from '../../kernel/server.ts'
import { readNames } from '../read-words.ts'
import { askOnce, isStale, withVersion } from '../second-look.ts'
import { loadAttributeValue } from './load-attributes.ts'

/** Changes or removes the value of an attribute that the address names. */
export async function actOnValue(context: DeskContext, form: FormData, id: string) {
  const { api, t } = context
  const { value: present, version: presentVersion } = await loadAttributeValue(context, id)
  const { value } = present
  const params = { id }
  if (textOf(form, 'act') === 'remove')
    return withProblems(context, form, async () => {
      await api(calls.catalogEdit.removeAttributeValue, { params, body: { value } })
      return { ok: true as const, isRemoved: true }
    })
  const { names: words, confirmed, problems } = readNames(context, form)
  const enabled = form.has('enabled')
  const typed = textOf(form, 'place').trim()
  const place = typed === '' ? undefined : countOf(typed, { min: 1, max: catalogLimits.values })
  if (place === null) {
    const message = t('catalogDesk.position-wrong', { max: catalogLimits.values })
    problems.push({ code: 'format_error', message, field: 'place' })
  }
  if (problems.length > 0 || place === null) return refuse(problems, form)
  const asked =
    present.enabled && !enabled && present.offers > 0
      ? askOnce(form, t('catalogDesk.retire-ask', { count: present.offers }), 'enabled')
      : null
  if (asked) return asked
  const result = await withProblems(context, form, async () => {
    const version = Number(textOf(form, 'version'))
    await api(calls.catalogEdit.editAttributeValue, {
      ...{ params, body: { value, enabled, words, confirmed, version, ...(place ? { place } : {}) } },
    })
    return { ok: true as const, isRemoved: false }
  })
  return isStale(result) ? withVersion(result, presentVersion, t('catalogDesk.changed-meanwhile')) : result
}
