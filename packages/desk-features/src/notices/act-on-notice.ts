import { type CallData, calls } from '@tradepost/contract'
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

/** Saves, publishes or withdraws a notice, or goes back to an earlier version. */
export async function actOnNotice(context: DeskContext, form: FormData, typedId: string) {
  const subject = { kind: 'notice', item: typedId } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const item = typedId === 'new' ? null : typedId
  const step = async () => {
    const picture = await readPicture(context, form)
    const missing = { title: 'content.title-missing', text: 'content.text-missing' } as const
    const { texts, problems } = readWords(context, form, ['title', 'text'], missing, { hasAlt: true })
    if (Object.keys(texts).length === 0)
      problems.push({
        ...{ code: 'cannot_be_empty', message: context.t('content.words-missing') },
        field: `title.${languagesIn(form, 'title')[0] ?? 'en'}`,
      })
    if (problems.length > 0) return refuse(problems, form)
    const body = {
      ...{ item, ...picture, texts: texts as Record<Locale, { title: string; text: string; alt?: string }> },
      version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
      type: noticeTypes.find((one) => one === textOf(form, 'type')) ?? 'site',
      confirmed: languagesIn(form, 'confirmed'),
    }
    const saved = await context.api(calls.content.saveNotice, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
