import { type CallData, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isId } from '@tradepost/domain/typed/id'
import { isLocale, type Locale } from '@tradepost/i18n'
import { actOnContent, isContentAct, loadContentList, savedOr, versionAsked } from '../content/server.ts'
import {
  countOf,
  type DeskContext,
  type Problem,
  refuse,
  requirePermission,
  textOf,
  withProblems,
} from '../kernel/server.ts'
import { noticeTypes } from './notice-types.ts'

type Notice = CallData<typeof calls.content.contentDetail>

export const loadNotices = (context: DeskContext) => loadContentList(context, 'notice')

/** A notice in its newest version or the one that the address asks for; null for a new one, with the languages. */
export async function loadNotice(
  context: DeskContext,
  typedId: string,
): Promise<{ notice: Notice | null; languages: string[] }> {
  if (typedId === 'new') {
    requirePermission(context, 'staff', 'content.edit')
    const list = await context.api(calls.content.contentPage, { params: { kind: 'notice' }, body: { pageSize: 1 } })
    return { notice: null, languages: list.languages }
  }
  const version = versionAsked(context)
  const params = { kind: 'notice', item: isId(typedId) ? typedId : '0' } as const
  const notice = await context.api(calls.content.contentDetail, { params, query: version ? { version } : {} })
  return { notice, languages: notice.languages }
}

/** The words of each language that the form has, and what is wrong with them. */
function readWords({ t }: DeskContext, form: FormData) {
  const fields = [...form.keys()].flatMap((name) => (name.startsWith('title.') ? [name.slice('title.'.length)] : []))
  const problems: Problem[] = []
  const texts: Partial<Record<Locale, { title: string; text: string }>> = {}
  for (const language of fields.filter(isLocale)) {
    const title = textOf(form, `title.${language}`).trim()
    const text = textOf(form, `text.${language}`).replaceAll('\r\n', '\n').trim()
    if (!title && !text) continue
    const missing = title ? (text ? null : 'text') : 'title'
    if (missing)
      problems.push({
        code: 'cannot_be_empty',
        message: t(`content.${missing}-missing`),
        field: `${missing}.${language}`,
      })
    texts[language] = { title, text }
  }
  if (Object.keys(texts).length === 0)
    problems.push({ code: 'cannot_be_empty', message: t('content.words-missing'), field: `title.${fields[0] ?? 'en'}` })
  return { texts, problems }
}

/** Saves, publishes or withdraws a notice, or goes back to an earlier version. */
export async function actOnNotice(context: DeskContext, form: FormData, typedId: string) {
  const subject = { kind: 'notice', item: typedId } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const { texts, problems } = readWords(context, form)
  if (problems.length > 0) return refuse(problems, form)
  const item = typedId === 'new' ? null : typedId
  const body = {
    ...{ item, texts: texts as Record<Locale, { title: string; text: string }> },
    version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
    type: noticeTypes.find((one) => one === textOf(form, 'type')) ?? 'site',
  }
  const step = async () => {
    const saved = await context.api(calls.content.saveNotice, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
