import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { drawContentPicture, keepPicture } from './content-picture.ts'
import type { ContentBody } from './content-rules.ts'
import type { NoticeBody } from './notice-rules.ts'
import { save } from './save-content.ts'
import { cleanAlt, wordsOf } from './words-of.ts'

type Texts = CallInput<typeof calls.content.saveNotice>['body']['texts']

/** The cleaned words of a notice by language. A language with neither a title nor a text is not written. */
function cleanNotice(texts: Texts): NoticeBody['texts'] {
  const cleaned: NoticeBody['texts'] = {}
  for (const [language, words] of Object.entries(texts)) {
    const title = cleanTitle(words.title)
    const text = cleanText(words.text)
    if (!title && !text) continue
    if (!title) throw new Failure('data_error', { field: `title.${language}` })
    if (!text) throw new Failure('data_error', { field: `text.${language}` })
    cleaned[language] = { title, text, ...cleanAlt(words.alt) }
  }
  return cleaned
}

type Detail = CallData<typeof calls.content.contentDetail>

/** The call that saves drafts of notices. */
export const saveNoticeCall = (deps: Deps): Implementation =>
  implement(calls.content.saveNotice, async ({ body }, context) => {
    const { item, version, type, fileId, confirmed = [] } = body
    const texts = cleanNotice(body.texts)
    if (Object.keys(texts).length === 0) throw new Failure('data_error', { field: 'title' })
    if ((item === null) !== (version === 0)) throw new Failure('conflict', { field: 'version' })
    const drawn = await drawContentPicture(deps, context, fileId)
    return asStaff(deps, context, (tx, userId): Promise<Detail> => {
      const key = { tenantId: context.tenant.tenantId, kind: 'notice', item: item ?? newId(deps.clock) } as const
      const bodyFrom = async (before: ContentBody | null): Promise<NoticeBody> => {
        const earlier = before as NoticeBody | null
        return {
          type,
          ...(await keepPicture(tx, context, { fileId, drawn, earlier, now: deps.clock.now() })),
          ...(await wordsOf(tx, context, { earlier, texts, confirmed })),
        }
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  })
