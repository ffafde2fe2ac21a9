import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { lte, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { fileCleanup } from '../../platform/db/schema/file-cleanup.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import type { Deps } from '../../platform/deps.ts'
import { inBackground } from '../../platform/process/background.ts'
import { addressedKeys } from './file-references.ts'
import { forgetReportFiles } from './forget-files.ts'
import { removeStrayBytes } from './remove-stray-bytes.ts'
import { countUnused, type FileTotals, lockUnused, removeLocked } from './remove-unused-files.ts'
import { stemOf } from './rendition-keys.ts'

const unusedEveryMs = 6 * hourMs
const straysEveryMs = dayMs
const atOnce = 200
const actor = 'platform:files'

/** True if the next sweep is due; of several processes only one gets true. */
async function isDue(tx: Tx, tenantId: number, now: Date, field: 'lookedAt' | 'straysLookedAt', everyMs: number) {
  const never = new Date(0)
  await tx.insert(fileCleanup).values({ tenantId, lookedAt: never, straysLookedAt: never }).onConflictDoNothing()
  const latest = new Date(now.getTime() - everyMs)
  const { rowCount } = await tx
    .update(fileCleanup)
    .set({ [field]: now })
    .where(ofTenant(fileCleanup, tenantId, lte(fileCleanup[field], latest)))
  return rowCount === 1
}

/** Removes unreferenced files in batches, except those whose address occurs in a text. */
async function removeUnused(
  deps: Deps,
  tenantId: number,
  now: Date,
  addressed: ReadonlySet<string>,
): Promise<FileTotals> {
  const removed: FileTotals = { files: 0, bytes: 0 }
  for (let after: string | null = null; ; ) {
    const from: string | null = after
    const { last, files, bytes } = await deps.db.withTenant(tenantId, actor, async (tx) => {
      const locked = await lockUnused(tx, tenantId, { now, atOnce, after: from })
      const ids = locked.filter(({ key }) => !addressed.has(stemOf(key))).map(({ id }) => id)
      const gone = await removeLocked(deps, tx, tenantId, ids)
      const { removedFiles, removedBytes } = fileCleanup
      await tx
        .update(fileCleanup)
        .set({
          removedFiles: sql`${removedFiles} + ${gone.files}`,
          removedBytes: sql`${removedBytes} + ${gone.bytes}`,
        })
        .where(ofTenant(fileCleanup, tenantId))
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
  if (await inTenant((tx) => isDue(tx, tenantId, now, 'lookedAt', unusedEveryMs))) {
    await inTenant((tx) => forgetReportFiles(tx, tenantId))
    const unused = await inTenant((tx) => countUnused(tx, tenantId))
    const addressed = unused.files > 0 ? await inTenant((tx) => addressedKeys(tx, tenantId)) : new Set<string>()
    const removed = dryRun ? { files: 0, bytes: 0 } : await removeUnused(deps, tenantId, now, addressed)
    const waiting = { files: unused.files - removed.files, bytes: unused.bytes - removed.bytes }
    await inTenant((tx) =>
      tx
        .update(fileCleanup)
        .set({ waitingFiles: Math.max(0, waiting.files), waitingBytes: Math.max(0, waiting.bytes) })
        .where(ofTenant(fileCleanup, tenantId)),
    )
    if (unused.files > 0) log.info({ tenantId, dryRun, removed, waiting }, 'unreferenced files')
  }
  if (await inTenant((tx) => isDue(tx, tenantId, now, 'straysLookedAt', straysEveryMs))) {
    const strays = await removeStrayBytes(deps, tenantId, dryRun)
    if (strays === 0) return
    await inTenant((tx) =>
      tx
        .update(fileCleanup)
        .set({ removedStrays: sql`${fileCleanup.removedStrays} + ${dryRun ? 0 : strays}` })
        .where(ofTenant(fileCleanup, tenantId)),
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
