import type { CallData, calls } from '@tradepost/contract'
import type { BrowserFamily } from '@tradepost/domain/page-error/browser-family'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { pageError } from '../../platform/db/schema/operation/page-error.ts'
import { Failure } from '../../platform/failure/failure.ts'

export type PageErrorRow = typeof pageError.$inferSelect
type Listed = CallData<typeof calls.pageError.staffPageErrorPage>['list'][number]
type Detail = CallData<typeof calls.pageError.staffPageErrorDetail>

const byCount = (one: { count: number }, other: { count: number }) => other.count - one.count

const versionsOf = ({ versions }: PageErrorRow) =>
  Object.entries(versions)
    .map(([version, facts]) => ({ version, ...facts }))
    .sort((one, other) => other.lastAt.localeCompare(one.lastAt))

/** A group as staff see it in a list. */
export const listedPageError = (row: PageErrorRow): Listed => ({
  ...{ id: row.id, app: row.app, name: row.name, message: row.message, state: row.state, count: row.count },
  ...{ firstAt: row.firstAt.toISOString(), lastAt: row.lastAt.toISOString() },
  lastVersion: versionsOf(row)[0]?.version ?? '',
  source: row.frames[0]?.source ?? '',
  reopenedAt: row.reopenedAt?.toISOString() ?? null,
})

/** A group with its stack and what is known of its reports. */
export const pageErrorDetail = (row: PageErrorRow): Detail => ({
  ...listedPageError(row),
  frames: row.frames,
  versions: versionsOf(row),
  browsers: Object.entries(row.browsers)
    .map(([browser, count]) => ({ browser: browser as BrowserFamily, count }))
    .sort(byCount),
  routes: Object.entries(row.routes)
    .map(([route, count]) => ({ route, count }))
    .sort(byCount),
  changedAt: row.changedAt?.toISOString() ?? null,
  version: row.version,
})

/** A group by its id; locked if it is about to be changed. */
export async function findPageError(
  tx: Tx,
  tenantId: number,
  id: string,
  { lock = false } = {},
): Promise<PageErrorRow> {
  const query = tx
    .select()
    .from(pageError)
    .where(ofTenant(pageError, tenantId, eq(pageError.id, id)))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}
