import { calls } from '@tradepost/contract'
import { chatTemplateLimits } from '@tradepost/domain/seller/chat-template'
import { isUuid } from '@tradepost/domain/typed/id'
import { lengthOf } from '@tradepost/domain/typed/text-limits'
import { type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'

/** Adds, changes or removes an answer for the chat. */
export async function actOnTemplates(context: DeskContext, form: FormData) {
  const { api, t } = context
  const typedId = textOf(form, 'id')
  const params = isUuid(typedId) ? { id: typedId } : null
  if (textOf(form, 'act') === 'remove')
    return withProblems(context, form, async () => {
      await api(calls.chatTemplate.removeChatTemplate, { params: params ?? { id: crypto.randomUUID() } })
      return { ok: true as const, done: 'removed' as const }
    })
  const title = textOf(form, 'title').trim()
  const text = textOf(form, 'text').replaceAll('\r\n', '\n').trim()
  const { title: longestTitle, text: longestText } = chatTemplateLimits
  const problems: Problem[] = []
  if (!title || lengthOf(title) > longestTitle)
    problems.push({ code: 'data_error', message: t('chatTemplates.name-wrong', { max: longestTitle }), field: 'title' })
  if (!text || lengthOf(text) > longestText)
    problems.push({ code: 'data_error', message: t('chatTemplates.text-wrong', { max: longestText }), field: 'text' })
  if (problems.length > 0) return refuse(problems, form)
  return withProblems(context, form, async () => {
    if (params) await api(calls.chatTemplate.editChatTemplate, { params, body: { title, text } })
    else await api(calls.chatTemplate.addChatTemplate, { body: { title, text } })
    return { ok: true as const, done: 'saved' as const }
  })
}
