import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { ticketTemplateLimits } from '@tradepost/domain/ticket/ticket-template'
import { isUuid } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'

/** The typed texts by language, without those that are empty. */
const textsIn = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const text = textOf(form, `text-${language}`).replaceAll('\r\n', '\n').trim()
      return text ? [[language, text] as const] : []
    }),
  )

/** Adds, changes or deletes a template for answers. */
export async function actOnTicketTemplates(context: DeskContext, form: FormData) {
  const { api, t } = context
  const typedId = textOf(form, 'id')
  const id = isUuid(typedId) ? typedId : null
  if (textOf(form, 'act') === 'remove')
    return withProblems(context, form, async () => {
      await api(calls.ticketDesk.removeTicketTemplate, { params: { id: id ?? crypto.randomUUID() } })
      return { ok: true as const, done: 'removed' as const }
    })
  const title = textOf(form, 'title').trim()
  const texts = textsIn(form)
  const { title: longestTitle, text: longestText } = ticketTemplateLimits
  const problems: Problem[] = []
  if (!title || lengthOf(title) > longestTitle)
    problems.push({ code: 'data_error', message: t('tickets.name-wrong', { max: longestTitle }), field: 'title' })
  if (Object.keys(texts).length === 0)
    problems.push({ code: 'data_error', message: t('tickets.text-missing'), field: 'text-en' })
  for (const [language, text] of Object.entries(texts))
    if (lengthOf(text) > longestText)
      problems.push({
        ...{ code: 'data_error', message: t('tickets.too-long', { max: longestText }), field: `text-${language}` },
      })
  if (problems.length > 0) return refuse(problems, form)
  const version = wholeNumber(textOf(form, 'version'), { min: 0, max: 2_147_483_647 }) ?? 0
  return withProblems(context, form, async () => {
    await api(calls.ticketDesk.saveTicketTemplate, { body: { id, version: id ? version : 0, title, texts } })
    return { ok: true as const, done: 'saved' as const }
  })
}
