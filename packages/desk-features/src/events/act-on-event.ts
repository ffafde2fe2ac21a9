import { type CallInput, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { isId } from '@tradepost/domain/typed/id'
import {
  actOnContent,
  isContentAct,
  languagesIn,
  loadContentList,
  readPicture,
  readWords,
  savedOr,
} from '../content/server.ts'
import { countOf, type DeskContext, type Problem, refuse, textOf, withProblems } from '../kernel/server.ts'
import { loadContent } from './load-content.ts'
import { readEventTimes } from './read-times.ts'

/** Every event of a kind. */
export const loadEvents = async <Kind extends 'event' | 'pass-event'>(context: DeskContext, kind: Kind) => ({
  kind,
  ...(await loadContentList(context, kind)),
})

/** The event of a game, with the games of the shop. */
export async function loadEvent(context: DeskContext, typedId: string) {
  const { brands, languages } = await context.api(calls.content.areaChoices, {})
  return { event: await loadContent(context, 'event', typedId), brands, languages }
}

/** The typed number of days; null for none. */
function readDays({ t }: Pick<DeskContext, 't'>, form: FormData) {
  const typed = textOf(form, 'againAfterDays').trim()
  const max = contentLimits.eventAgainDays
  const days = typed === '' ? null : countOf(typed, { min: 1, max })
  const problems: Problem[] =
    typed !== '' && days === null
      ? [{ code: 'format_error', message: t('events.again-wrong', { max: String(max) }), field: 'againAfterDays' }]
      : []
  return { days, problems }
}

/** Saves, publishes or withdraws the event of a game, or goes back to an earlier version. */
export async function actOnEvent(context: DeskContext, form: FormData, typedId: string) {
  const { t } = context
  const subject = { kind: 'event', item: typedId } as const
  if (isContentAct(form)) {
    const result = await actOnContent(context, form, subject)
    if (result.ok || result.problems[0]?.field !== 'brandId') return result
    return refuse([{ code: 'content_incomplete', message: t('events.game-hidden') }], form)
  }
  const step = async () => {
    const picture = await readPicture(context, form)
    const missing = { title: 'content.title-missing', lead: 'content.text-missing' } as const
    const { texts, problems } = readWords(context, form, ['title', 'lead'], missing, { hasAlt: true })
    if (Object.keys(texts).length === 0)
      problems.push({
        ...{ code: 'cannot_be_empty', message: t('content.words-missing') },
        field: `title.${languagesIn(form, 'title')[0] ?? 'en'}`,
      })
    const brandId = typedId === 'new' ? textOf(form, 'brandId') : typedId
    if (!isId(brandId)) problems.push({ code: 'cannot_be_empty', message: t('events.game-needed'), field: 'brandId' })
    const times = readEventTimes(context, form)
    const again = readDays(context, form)
    problems.push(...times.problems, ...again.problems)
    if (problems.length > 0) return refuse(problems, form)
    const body: CallInput<typeof calls.content.saveEvent>['body'] = {
      ...{ brandId, startsAt: times.startsAt, endsAt: times.endsAt, againAfterDays: again.days, ...picture },
      version: countOf(textOf(form, 'version'), { min: 0, max: contentLimits.versions }) ?? 0,
      texts: texts as CallInput<typeof calls.content.saveEvent>['body']['texts'],
      confirmed: languagesIn(form, 'confirmed'),
    }
    const saved = await context.api(calls.content.saveEvent, { body })
    return { ok: true as const, done: 'saved' as const, item: saved.item }
  }
  const result = await (typedId === 'new' ? withProblems(context, form, step) : savedOr(context, form, subject, step))
  if (result.ok) return result
  const message = { againAfterDays: t('events.again-short') }
  const [problem] = result.problems
  if (typedId === 'new' && problem?.code === 'conflict')
    return refuse([{ code: 'conflict', message: t('events.game-taken'), field: 'brandId' }], form)
  return problem?.field === 'againAfterDays' ? refuse([{ ...problem, message: message.againAfterDays }], form) : result
}
