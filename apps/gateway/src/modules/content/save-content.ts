import { type CallData, calls } from '@tradepost/contract'
import { isLegible } from '@tradepost/theme-from-theme-color'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { ContentBody } from './content-rules.ts'
import { addContent, addVersion, bodyOf, type ContentKey, lockSeen } from './content-store.ts'
import { detail, languagesOf } from './content-view.ts'

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

/** The call that saves drafts of the look of the shop. */
export const saveLookCall = (deps: Deps): Implementation =>
  implement(calls.content.saveLook, ({ body: { version, themeColor } }, context) => {
    if (!isLegible(themeColor)) throw new Failure('contrast_low', { field: 'themeColor' })
    return asStaff(deps, context, (tx, userId): Promise<Detail> => {
      const { tenantId, siteId } = context.tenant
      const key = { tenantId, kind: 'look', item: siteId } as const
      // The site has a colour before anybody saves one.
      if (version === 0) throw new Failure('conflict', { field: 'version' })
      return save(deps, tx, context, { key, version, userId, bodyFrom: async () => ({ themeColor }) })
    })
  })
