import { calls } from '@tradepost/contract'
import { contentKinds, stateOfContent } from '@tradepost/domain/content/content-state'
import { type CallContext, noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { saveAreaCalls } from './area/save-area.ts'
import { bodyOf, type ContentKey, type ContentRow, lockSeen } from './content-store.ts'
import { detail, languagesOf, page } from './content-view.ts'
import { saveEventCalls } from './event/save-event.ts'
import { previewContentCalls } from './preview-content.ts'
import { carryOut, carryOutTask, publish, withdraw } from './publish-content.ts'
import { saveArticleCalls } from './save-article.ts'
import { save, saveLookCall } from './save-content.ts'
import { saveLegalCall } from './save-legal.ts'
import { saveNoticeCall } from './save-notice.ts'
import { saveSharedGameCall } from './shared-game/save-shared-game.ts'

const keyOf = ({ tenant }: CallContext, params: Pick<ContentKey, 'kind' | 'item'>): ContentKey => ({
  ...{ tenantId: tenant.tenantId, kind: params.kind, item: params.item },
})
const stateBefore = (row: ContentRow) => ({ state: stateOfContent(row), shown: row.shown, planned: row.planned })
const dateOf = (given: string | undefined) => (given === undefined ? null : new Date(given))

/** Calls about what the shop says: its drafts, their publication, and their history. */
export function contentModule(deps: Deps): Implementation[] {
  deps.jobs.handle(carryOutTask, ({ tenantId, kind, item }, job) => {
    const known = contentKinds.find((one) => one === kind)
    if (!known) throw new Error(`${carryOutTask}: no content of the kind ${kind}`)
    return carryOut(deps, { tenantId, kind: known, item: String(item) }, job)
  })
  return [
    saveNoticeCall(deps),
    saveLookCall(deps),
    ...saveArticleCalls(deps),
    saveLegalCall(deps),
    ...saveAreaCalls(deps),
    ...saveEventCalls(deps),
    saveSharedGameCall(deps),
    ...previewContentCalls(deps),
    implement(calls.content.contentPage, ({ params, body }, context) =>
      asStaff(deps, context, (tx) => page(tx, context, params.kind, body)),
    ),
    implement(calls.content.contentDetail, ({ params, query }, context) =>
      asStaff(deps, context, (tx) => detail(tx, context, keyOf(context, params), query?.version)),
    ),
    implement(calls.content.restoreContent, ({ params, body }, context) =>
      asStaff(deps, context, (tx, userId) => {
        const key = keyOf(context, params)
        const bodyFrom = () => bodyOf(tx, key, body.from)
        return save(deps, tx, context, { key, version: body.version || 1, userId, bodyFrom })
      }),
    ),
    implement(calls.content.publishContent, ({ params, body }, context) =>
      asStaff(deps, context, async (tx) => {
        const key = keyOf(context, params)
        const row = await lockSeen(tx, key, body.version)
        const [language = 'en'] = await languagesOf(tx, context)
        await publish(deps, tx, row, { at: dateOf(body.at), until: dateOf(body.until), language })
        const after = await detail(tx, context, key)
        const { state, shown, planned, publishAt, endsAt } = after
        noteChange(context, { before: stateBefore(row), after: { state, shown, planned, publishAt, endsAt } })
        return after
      }),
    ),
    implement(calls.content.withdrawContent, ({ params, body }, context) =>
      asStaff(deps, context, async (tx) => {
        const key = keyOf(context, params)
        const row = await lockSeen(tx, key, body.version)
        await withdraw(tx, row, deps.clock.now(), body.onlyPlan)
        const after = await detail(tx, context, key)
        noteChange(context, { before: stateBefore(row), after: { state: after.state, shown: after.shown } })
        return after
      }),
    ),
  ]
}
