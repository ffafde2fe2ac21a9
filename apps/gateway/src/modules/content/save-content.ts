import { type CallData, type CallInput, calls } from '@tradepost/contract'
import { isLegible } from '@tradepost/theme-from-theme-color'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import type { ContentBody } from './content-rules.ts'
import { addContent, addVersion, bodyOf, type ContentKey, lockSeen } from './content-store.ts'
import { detail, languagesOf } from './content-view.ts'
import type { NoticeBody } from './notice-rules.ts'

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
    cleaned[language] = { title, text }
  }
  return cleaned
}

/** The words of languages that the shop does not offer at present, which nobody can see in the form. */
export async function unofferedTexts<T>(
  tx: Tx,
  context: CallContext,
  before: Record<string, T>,
): Promise<Record<string, T>> {
  const offered = await languagesOf(tx, context)
  return Object.fromEntries(Object.entries(before).filter(([language]) => !offered.includes(language)))
}

interface Save {
  key: ContentKey
  version: number
  userId: string
  /** Makes the new body of the one that the editor saw; null for a new item. */
  bodyFrom: (before: ContentBody | null) => Promise<ContentBody>
}

/** Saves a new version of an item, or the first version of a new one. */
export async function save(deps: Deps, tx: Tx, context: CallContext, { key, version, userId, bodyFrom }: Save) {
  const by = { userId, now: deps.clock.now() }
  if (version === 0) {
    const body = await bodyFrom(null)
    await addContent(tx, key, body, by)
    noteChange(context, { after: { item: key.item, ...body } })
  } else {
    const row = await lockSeen(tx, key, version)
    const before = await bodyOf(tx, key, row.version)
    const body = await bodyFrom(before)
    await addVersion(tx, row, body, by)
    noteChange(context, { before, after: body })
  }
  return detail(tx, context, key)
}

type Detail = CallData<typeof calls.content.contentDetail>

/** Calls that save drafts, one for each kind. */
export const saveContentCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.saveNotice, ({ body: { item, version, type, texts } }, context) => {
    const words = cleanNotice(texts)
    if (Object.keys(words).length === 0) throw new Failure('data_error', { field: 'title' })
    if ((item === null) !== (version === 0)) throw new Failure('conflict', { field: 'version' })
    return asStaff(deps, context, (tx, userId): Promise<Detail> => {
      const key = { tenantId: context.tenant.tenantId, kind: 'notice', item: item ?? newId(deps.clock) } as const
      const bodyFrom = async (before: ContentBody | null) => {
        const unoffered = await unofferedTexts(tx, context, (before as NoticeBody | null)?.texts ?? {})
        return { type, texts: { ...unoffered, ...words } } satisfies NoticeBody
      }
      return save(deps, tx, context, { key, version, userId, bodyFrom })
    })
  }),
  implement(calls.content.saveLook, ({ body: { version, themeColor } }, context) => {
    if (!isLegible(themeColor)) throw new Failure('contrast_low', { field: 'themeColor' })
    return asStaff(deps, context, (tx, userId): Promise<Detail> => {
      const { tenantId, siteId } = context.tenant
      const key = { tenantId, kind: 'look', item: siteId } as const
      // The site has a colour before anybody saves one.
      if (version === 0) throw new Failure('conflict', { field: 'version' })
      return save(deps, tx, context, { key, version, userId, bodyFrom: async () => ({ themeColor }) })
    })
  }),
]
