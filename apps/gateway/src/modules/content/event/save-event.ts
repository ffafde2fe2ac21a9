import { type CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { asStaff } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { brand } from '../../../platform/db/schema/brand.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { hasId } from '../../../platform/ids/has-id.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { cleanTitle } from '../../../platform/text/clean-text.ts'
import { drawPictures, insertPicture } from '../../file/publish-pictures.ts'
import { drawContentPicture, keepPicture } from '../content-picture.ts'
import type { ContentBody } from '../content-rules.ts'
import { type ContentKey, lockContent } from '../content-store.ts'
import { checkNew, cleanArticle } from '../save-article.ts'
import { save } from '../save-content.ts'
import { cleanAlt, wordsOf } from '../words-of.ts'
import type { EventBody } from './event-rules.ts'
import type { PassEventBody } from './pass-event-rules.ts'

type EventInput = CallInput<typeof calls.content.saveEvent>['body']

/** The cleaned words of the event of a game by language. A language without any is not written. */
function cleanEvent(typed: EventInput['texts']): EventBody['texts'] {
  const cleaned: EventBody['texts'] = {}
  for (const [language, words] of Object.entries(typed)) {
    const title = cleanTitle(words.title)
    const lead = cleanTitle(words.lead)
    if (!title && !lead) continue
    if (!title) throw new Failure('data_error', { field: `title.${language}` })
    if (!lead) throw new Failure('data_error', { field: `lead.${language}` })
    cleaned[language] = { title, lead, ...cleanAlt(words.alt) }
  }
  if (Object.keys(cleaned).length === 0) throw new Failure('data_error', { field: 'title' })
  return cleaned
}

/** The times of an event. Throws `bad_request` with the field. */
function checkTimes({ startsAt, endsAt }: { startsAt: string; endsAt: string }, againAfterDays: number | null) {
  const [start, end] = [new Date(startsAt), new Date(endsAt)]
  if (end <= start) throw new Failure('bad_request', { field: 'endsAt' })
  if (againAfterDays !== null && end.getTime() - start.getTime() > againAfterDays * dayMs)
    throw new Failure('bad_request', { field: 'againAfterDays' })
  return { startsAt: start.toISOString(), endsAt: end.toISOString() }
}

/** Refuses the event of an unknown brand. A merge of the brand meanwhile waits, and moves the event. */
async function requireBrand(tx: Tx, tenantId: number, brandId: string): Promise<void> {
  const rows = await tx
    .select({ id: brand.id })
    .from(brand)
    .where(ofTenant(brand, tenantId, hasId(brand.id, brandId)))
    .for('key share')
  if (rows.length === 0) throw new Failure('not_found', { field: 'brandId' })
}

/** Calls that save drafts of events of games and of the pass. */
export const saveEventCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.saveEvent, async ({ body }, context) => {
    const { brandId, version, againAfterDays, fileId, confirmed } = body
    const words = cleanEvent(body.texts)
    const times = checkTimes(body, againAfterDays)
    const drawn = await drawContentPicture(deps, context, fileId)
    return asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      await requireBrand(tx, tenantId, brandId)
      const key: ContentKey = { tenantId, kind: 'event', item: brandId }
      // Version 1 is the event that the shop showed before anybody edited it.
      if (version === 0 && (await lockContent(tx, key))) throw new Failure('conflict', { field: 'version' })
      const bodyFrom = async (before: ContentBody | null): Promise<EventBody> => {
        const earlier = before as EventBody | null
        return {
          brandId,
          ...times,
          againAfterDays,
          ...(await keepPicture(tx, context, { fileId, drawn, earlier, now: deps.clock.now() })),
          ...(await wordsOf(tx, context, { earlier, texts: words, confirmed })),
        }
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  }),
  implement(calls.content.savePassEvent, async ({ body }, context) => {
    const { item, version, position, fileId, confirmed } = body
    const words = cleanArticle(body.texts)
    checkNew(body)
    const times = checkTimes(body, null)
    const drawn = await drawPictures(deps, context, fileId ? [fileId] : [], 'banner', {
      ...{ field: 'cover', library: true },
    })
    return asStaff(deps, context, (tx, userId) => {
      const key: ContentKey = {
        ...{ tenantId: context.tenant.tenantId, kind: 'pass-event', item: item ?? newId(deps.clock) },
      }
      const bodyFrom = async (before: ContentBody | null): Promise<PassEventBody> => {
        const earlier = before as PassEventBody | null
        const picture = fileId ? drawn.get(fileId) : undefined
        const coverPath = picture?.path ?? earlier?.coverPath
        if (!coverPath) throw new Failure('data_error', { field: 'cover' })
        if (picture) await insertPicture(tx, context, picture, deps.clock.now())
        return { position, ...times, coverPath, ...(await wordsOf(tx, context, { earlier, texts: words, confirmed })) }
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  }),
]
