import { type CallData, calls } from '@tradepost/contract'
import { articlePages } from '@tradepost/domain/content/article-pages'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isId } from '@tradepost/domain/typed/id'
import type { Locale } from '@tradepost/i18n'
import {
  actOnContent,
  isContentAct,
  languagesIn,
  loadContentList,
  readPicture,
  readWords,
  savedOr,
  versionAsked,
} from '../content/server.ts'
import { countOf, type DeskContext, refuse, requirePermission, textOf, withProblems } from '../kernel/server.ts'

type Detail = CallData<typeof calls.content.contentDetail>
type Topics = CallData<typeof calls.content.contentPage>['list']

export const loadArticles = (context: DeskContext) => loadContentList(context, 'article')

const loadTopics = async ({ api }: DeskContext) =>
  api(calls.content.contentPage, { params: { kind: 'topic' }, body: { pageSize: 100 } })

/** An article in its newest version or the one that the address asks for; null for a new one. */
export async function loadArticle(
  context: DeskContext,
  typedId: string,
): Promise<{ article: Detail | null; languages: string[]; topics: Topics }> {
  const { list: topics, languages } = await loadTopics(context)
  if (typedId === 'new') {
    requirePermission(context, 'staff', 'content.edit')
    return { article: null, languages, topics }
  }
  const version = versionAsked(context)
  const params = { kind: 'article', item: isId(typedId) ? typedId : '0' } as const
  const article = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
  return { article, languages, topics }
}

const fields = ['title', 'summary', 'text'] as const
const missing = {
  title: 'content.title-missing',
  summary: 'content.summary-missing',
  text: 'content.text-missing',
} as const

/** Saves, publishes or withdraws an article, or goes back to an earlier version. */
export async function actOnArticle(context: DeskContext, form: FormData, typedId: string) {
  const { t } = context
  const subject = { kind: 'article', item: typedId } as const
  if (isContentAct(form)) {
    const result = await actOnContent(context, form, subject)
    if (result.ok || result.problems[0]?.field !== 'topicId') return result
    return refuse([{ code: 'content_incomplete', message: t('content.topic-needed') }], form)
  }
  const item = typedId === 'new' ? null : typedId
  const step = async () => {
    const picture = await readPicture(context, form)
    const { texts, problems } = readWords(context, form, fields, missing, { hasAlt: true })
    const first = languagesIn(form, 'title')[0] ?? 'en'
    if (Object.keys(texts).length === 0)
      problems.push({ code: 'cannot_be_empty', message: t('content.words-missing'), field: `title.${first}` })
    const topicId = textOf(form, 'topicId')
    if (!isId(topicId)) problems.push({ code: 'cannot_be_empty', message: t('content.topic-needed'), field: 'topicId' })
    const position = countOf(textOf(form, 'position'), { min: 0, max: contentLimits.position })
    if (position === null) {
      const message = t('content.position-wrong', { max: String(contentLimits.position) })
      problems.push({ code: 'format_error', message, field: 'position' })
    }
    if (problems.length > 0 || position === null) return refuse(problems, form)
    const body = {
      ...{ item, topicId, position, ...picture },
      texts: texts as Record<Locale, Record<(typeof fields)[number], string> & { alt?: string }>,
      version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
      page: articlePages.find((one) => one === textOf(form, 'page')) ?? null,
      confirmed: languagesIn(form, 'confirmed'),
    }
    const saved = await context.api(calls.content.saveArticle, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
