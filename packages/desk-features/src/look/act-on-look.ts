import { calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isLegible, isThemeColor } from '@tradepost/theme-from-theme-color'
import { actOnContent, isContentAct, savedOr, versionAsked } from '../content/server.ts'
import { countOf, type DeskContext, refuse, textOf } from '../kernel/server.ts'

/** The look of the shop. A shop has one. */
export async function loadLook(context: DeskContext) {
  const { list } = await context.api(calls.content.contentPage, { params: { kind: 'look' }, body: { pageSize: 1 } })
  const version = versionAsked(context)
  const params = { kind: 'look', item: list[0]?.item ?? '0' } as const
  return { look: await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} }) }
}

/** Saves a colour, publishes the saved one, or goes back to an earlier one. */
export async function actOnLook(context: DeskContext, form: FormData) {
  const { api, t } = context
  const subject = { kind: 'look', item: textOf(form, 'item') } as const
  if (isContentAct(form)) {
    const { look } = await loadLook(context)
    return actOnContent(context, form, { kind: 'look', item: look.item })
  }
  const themeColor = textOf(form, 'themeColor').trim().toLowerCase()
  if (!isThemeColor(themeColor)) {
    const message = t('content.color-wrong', { value: context.shop.themeColor })
    return refuse([{ code: 'format_error', message, field: 'themeColor' }], form)
  }
  if (!isLegible(themeColor))
    return refuse([{ code: 'contrast_low', message: t('content.too-pale'), field: 'themeColor' }], form)
  const version = countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0
  return savedOr(context, form, subject, async () => {
    await api(calls.content.saveLook, { body: { version, themeColor } })
    return { ok: true as const, done: 'saved' as const }
  })
}
