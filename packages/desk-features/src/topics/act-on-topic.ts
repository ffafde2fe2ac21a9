import { type CallData, calls } from '@tradepost/contract'
import { topicIcons } from '@tradepost/domain/content/topic-icons'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isId } from '@tradepost/domain/typed/id'
import type { Locale } from '@tradepost/i18n'
import { actOnContent, isContentAct, languagesIn, loadContentList, savedOr, versionAsked } from '../content/server.ts'
import {
  countOf,
  type DeskContext,
  type Problem,
  refuse,
  requirePermission,
  textOf,
  withProblems,
} from '../kernel/server.ts'

type Detail = CallData<typeof calls.content.contentDetail>

export const loadTopics = (context: DeskContext) => loadContentList(context, 'topic')

/** A topic in its newest version or the one that the address asks for; null for a new one. */
export async function loadTopic(
  context: DeskContext,
  typedId: string,
): Promise<{ topic: Detail | null; languages: string[] }> {
  if (typedId === 'new') {
    requirePermission(context, 'staff', 'content.edit')
    const list = await context.api(calls.content.contentPage, { params: { kind: 'topic' }, body: { pageSize: 1 } })
    return { topic: null, languages: list.languages }
  }
  const version = versionAsked(context)
  const params = { kind: 'topic', item: isId(typedId) ? typedId : '0' } as const
  const topic = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
  return { topic, languages: topic.languages }
}

/** Saves, publishes or withdraws a topic, or goes back to an earlier version. */
export async function actOnTopic(context: DeskContext, form: FormData, typedId: string) {
  const { t } = context
  const subject = { kind: 'topic', item: typedId } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const languages = languagesIn(form, 'name')
  const names = Object.fromEntries(
    languages.map((language) => [language, textOf(form, `name.${language}`).trim()]).filter(([, name]) => name),
  ) as Record<Locale, string>
  const problems: Problem[] = []
  if (Object.keys(names).length === 0)
    problems.push({
      ...{ code: 'cannot_be_empty', message: t('content.name-missing'), field: `name.${languages[0] ?? 'en'}` },
    })
  const position = countOf(textOf(form, 'position'), { min: 0, max: contentLimits.position })
  if (position === null) {
    const message = t('content.position-wrong', { max: String(contentLimits.position) })
    problems.push({ code: 'format_error', message, field: 'position' })
  }
  if (problems.length > 0 || position === null) return refuse(problems, form)
  const item = typedId === 'new' ? null : typedId
  const body = {
    ...{ item, position, names, confirmed: languagesIn(form, 'confirmed') },
    version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
    icon: topicIcons.find((one) => one === textOf(form, 'icon')) ?? 'life-buoy',
  }
  const step = async () => {
    const saved = await context.api(calls.content.saveTopic, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
