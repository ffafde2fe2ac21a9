import { type CallInput, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { actOnContent, isContentAct, languagesIn, readWords, savedOr, uploadPicture } from '../content/server.ts'
import { countOf, type DeskContext, refuse, textOf, withProblems } from '../kernel/server.ts'
import { loadContent } from './load-content.ts'
import { readEventTimes } from './read-times.ts'

/** An event of the pass, with the languages of the shop. */
export async function loadPassEvent(context: DeskContext, typedId: string) {
  const event = await loadContent(context, 'pass-event', typedId)
  if (event) return { event, languages: event.languages }
  const list = await context.api(calls.content.contentPage, { params: { kind: 'pass-event' }, body: { pageSize: 1 } })
  return { event, languages: list.languages }
}

/** Saves, publishes or withdraws an event of the pass, or goes back to an earlier version. */
export async function actOnPassEvent(context: DeskContext, form: FormData, typedId: string) {
  const { t } = context
  const subject = { kind: 'pass-event', item: typedId } as const
  if (isContentAct(form)) return actOnContent(context, form, subject)
  const item = typedId === 'new' ? null : typedId
  const step = async () => {
    const fileId = await uploadPicture(context, form)
    const { texts, problems } = readWords(context, form, ['title', 'summary', 'text'], {
      ...{ title: 'content.title-missing', summary: 'content.summary-missing', text: 'content.text-missing' },
    })
    if (Object.keys(texts).length === 0)
      problems.push({
        ...{ code: 'cannot_be_empty', message: t('content.words-missing') },
        field: `title.${languagesIn(form, 'title')[0] ?? 'en'}`,
      })
    if (item === null && fileId === null)
      problems.push({ code: 'cannot_be_empty', message: t('events.cover-missing'), field: 'cover' })
    const { startsAt, endsAt, problems: timeProblems } = readEventTimes(context, form)
    const position = countOf(textOf(form, 'position'), { min: 0, max: contentLimits.position })
    if (position === null) {
      const message = t('content.position-wrong', { max: String(contentLimits.position) })
      problems.push({ code: 'format_error', message, field: 'position' })
    }
    problems.push(...timeProblems)
    if (problems.length > 0 || position === null) return refuse(problems, form)
    const body: CallInput<typeof calls.content.savePassEvent>['body'] = {
      ...{ item, position, startsAt, endsAt, fileId },
      version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
      texts: texts as CallInput<typeof calls.content.savePassEvent>['body']['texts'],
      confirmed: languagesIn(form, 'confirmed'),
    }
    const saved = await context.api(calls.content.savePassEvent, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  return item === null ? withProblems(context, form, step) : savedOr(context, form, subject, step)
}
