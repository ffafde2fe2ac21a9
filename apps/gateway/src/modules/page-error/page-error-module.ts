import { calls } from '@tradepost/contract'
import { and, desc, eq } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { pageError } from '../../platform/db/schema/operation/page-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { findPageError, listedPageError, pageErrorDetail } from './page-error-views.ts'
import { takePageError } from './report-page-error.ts'

const defaultPageSize = 24

/** Errors of pages in browsers: their reports, and the calls by which staff look at them and close them. */
export const pageErrorModule = (deps: Deps): Implementation[] => [
  implement(calls.pageError.reportPageError, takePageError(deps)),
  implement(calls.pageError.staffPageErrorPage, ({ body = {} }, context) =>
    asStaff(deps, context, async (tx) => {
      const { tenantId } = context.tenant
      const { state, app, pageNo = 1, pageSize = defaultPageSize } = body
      const where = and(state ? eq(pageError.state, state) : undefined, app ? eq(pageError.app, app) : undefined)
      const total = await tx.$count(pageError, ofTenant(pageError, tenantId, where))
      const rows = await tx
        .select()
        .from(pageError)
        .where(ofTenant(pageError, tenantId, where))
        .orderBy(desc(pageError.lastAt), pageError.id)
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      return { total, pageNo, pageSize, list: rows.map(listedPageError) }
    }),
  ),
  implement(calls.pageError.staffPageErrorDetail, ({ params }, context) =>
    asStaff(deps, context, async (tx) => pageErrorDetail(await findPageError(tx, context.tenant.tenantId, params.id))),
  ),
  implement(calls.pageError.setPageErrorState, ({ params, body: { state, version } }, context) =>
    asStaff(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const before = await findPageError(tx, tenantId, params.id, { lock: true })
      if (before.version !== version) throw new Failure('conflict', { field: 'version' })
      await tx
        .update(pageError)
        .set({
          ...{ state, changedBy: userId, changedAt: deps.clock.now(), version: version + 1, reopenedAt: null },
          resolvedVersions: state === 'resolved' ? Object.keys(before.versions) : [],
        })
        .where(ofTenant(pageError, tenantId, eq(pageError.id, before.id)))
      noteChange(context, {
        before: { state: before.state },
        after: { state, name: before.name, message: before.message },
      })
      return pageErrorDetail(await findPageError(tx, tenantId, params.id))
    }),
  ),
]
