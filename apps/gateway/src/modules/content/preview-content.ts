import { type CallData, calls } from '@tradepost/contract'
import { contentLimits } from '@tradepost/domain/limits/content-limits'
import { minuteMs } from '@tradepost/domain/time/durations'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { rulesOf } from './content-kinds.ts'
import { bodyOf } from './content-store.ts'
import { detail } from './content-view.ts'
import { previewToken, readPreviewToken } from './preview-token.ts'

/** Calls that show a version in the shop before it is published. */
export const previewContentCalls = (deps: Deps): Implementation[] => [
  implement(calls.content.previewLink, ({ params, query }, context) =>
    asStaff(deps, context, async (tx) => {
      const key = { tenantId: context.tenant.tenantId, kind: params.kind, item: params.item }
      if (!rulesOf(params.kind).preview) throw new Failure('not_found', { field: 'kind' })
      const { ofVersion } = await detail(tx, context, key, query.version)
      const endsAt = new Date(deps.clock.now().getTime() + contentLimits.previewMinutes * minuteMs)
      return { token: previewToken(deps, key, ofVersion, endsAt), endsAt: endsAt.toISOString() }
    }),
  ),
  implement(calls.site.contentPreview, ({ query }, context) => {
    const { tenantId } = context.tenant
    const read = readPreviewToken(deps, tenantId, query.token)
    if (!read) throw new Failure('not_found', { field: 'token' })
    const { key, version } = read
    return deps.db.withTenant(tenantId, 'visitor', async (tx): Promise<CallData<typeof calls.site.contentPreview>> => {
      // Content without an edit has no version yet; its preview is the text that the shop shows.
      const [live] = await rulesOf(key.kind).live(tx, tenantId, key.item)
      const body = await bodyOf(tx, key, version).catch((error: unknown) => {
        if (live && version === 1) return live.body
        throw error
      })
      const shown = await rulesOf(key.kind).preview?.(tx, context, {
        item: key.item,
        version,
        body,
        now: deps.clock.now(),
      })
      return { kind: key.kind, item: key.item, version, help: null, legal: null, area: null, ...shown }
    })
  }),
]
