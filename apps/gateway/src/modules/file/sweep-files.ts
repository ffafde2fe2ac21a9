import { hourMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { inBackground } from '../../platform/process/background.ts'
import { addressedKeys } from './file-references.ts'
import { forgetReportFiles } from './forget-files.ts'
import { removeStrayBytes } from './remove-stray-bytes.ts'
import { countUnused, type Found, lockUnused, removeLocked } from './remove-unused-files.ts'
import { stemOf } from './rendition-keys.ts'

const unusedEveryMs = 6 * hourMs
const straysEveryMs = 24 * hourMs
const atOnce = 200
const actor = 'platform:files'

/** True if the next sweep is due; of several processes only one gets true. */
async function isDue(tx: Tx, tenantId: number, now: Date, field: 'looked_at' | 'strays_looked_at', everyMs: number) {
  const column = sql.identifier(field)
  await tx.execute(sql`insert into file_cleanup (tenant_id, looked_at, strays_looked_at)
    values (${tenantId}, 'epoch', 'epoch') on conflict do nothing`)
  const { rowCount } = await tx.execute(sql`
    update file_cleanup set ${column} = ${now.toISOString()}::timestamptz
    where tenant_id = ${tenantId} and ${column} <= ${new Date(now.getTime() - everyMs).toISOString()}::timestamptz`)
  return rowCount === 1
}

/** Removes unreferenced files in batches, except those whose address occurs in a text. */
async function removeUnused(deps: Deps, tenantId: number, now: Date, addressed: ReadonlySet<string>): Promise<Found> {
  const removed: Found = { files: 0, bytes: 0 }
  for (let after: string | null = null; ; ) {
    const from: string | null = after
    const { last, files, bytes } = await deps.db.withTenant(tenantId, actor, async (tx) => {
      const locked = await lockUnused(tx, tenantId, { now, atOnce, after: from })
      const ids = locked.filter(({ key }) => !addressed.has(stemOf(key))).map(({ id }) => id)
      const gone = await removeLocked(deps, tx, tenantId, ids)
      await tx.execute(sql`update file_cleanup set removed_files = removed_files + ${gone.files},
        removed_bytes = removed_bytes + ${gone.bytes} where tenant_id = ${tenantId}`)
      return { ...gone, last: locked.at(-1)?.id ?? null }
    })
    removed.files += files
    removed.bytes += bytes
    if (last === null) return removed
    after = last
  }
}

async function sweepTenant(deps: Deps, tenantId: number): Promise<void> {
  const { db, log, config } = deps
  const now = deps.clock.now()
  const inTenant = <T>(fn: (tx: Tx) => Promise<T>) => db.withTenant(tenantId, actor, fn)
  const dryRun = config.unusedFiles === 'count'
  if (await inTenant((tx) => isDue(tx, tenantId, now, 'looked_at', unusedEveryMs))) {
    await inTenant((tx) => forgetReportFiles(tx, tenantId))
    const unused = await inTenant((tx) => countUnused(tx, tenantId))
    const addressed = unused.files > 0 ? await inTenant((tx) => addressedKeys(tx, tenantId)) : new Set<string>()
    const removed = dryRun ? { files: 0, bytes: 0 } : await removeUnused(deps, tenantId, now, addressed)
    const waiting = { files: unused.files - removed.files, bytes: unused.bytes - removed.bytes }
    await inTenant((tx) =>
      tx.execute(sql`update file_cleanup set waiting_files = ${Math.max(0, waiting.files)},
        waiting_bytes = ${Math.max(0, waiting.bytes)} where tenant_id = ${tenantId}`),
    )
    if (unused.files > 0) log.info({ tenantId, dryRun, removed, waiting }, 'unreferenced files')
  }
  if (await inTenant((tx) => isDue(tx, tenantId, now, 'strays_looked_at', straysEveryMs))) {
    const strays = await removeStrayBytes(deps, tenantId, dryRun)
    if (strays === 0) return
    await inTenant((tx) =>
      tx.execute(sql`update file_cleanup set removed_strays = removed_strays + ${dryRun ? 0 : strays}
        where tenant_id = ${tenantId}`),
    )
    log.info({ tenantId, dryRun, strays }, 'stored bytes without a row')
  }
}

/** Removes unreferenced files and bytes without a row, for every tenant. Safe to run in several processes. */
export const sweepFiles = (deps: Deps): Promise<void> =>
  inBackground(async () => {
    const tenants = await deps.db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
    for (const { id } of tenants) await sweepTenant(deps, id)
  })
