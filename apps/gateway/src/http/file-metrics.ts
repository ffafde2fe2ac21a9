import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../platform/db/database.ts'
import { fileCleanup } from '../platform/db/schema/file-cleanup.ts'
import { tenant } from '../platform/db/schema/platform.ts'
import { inBackground } from '../platform/process/background.ts'

type Cleanup = typeof fileCleanup.$inferSelect

/** The latest clean-up of each tenant's files. */
const cleanups = (db: Database): Promise<Cleanup[]> =>
  inBackground(async () => {
    const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
    const rows: Cleanup[] = []
    for (const { id } of tenants)
      rows.push(...(await db.withTenant(id, 'platform', (tx) => tx.select().from(fileCleanup))))
    return rows
  })

const kinds: Readonly<Record<string, (row: Cleanup) => number>> = {
  waiting: (row) => row.waitingFiles,
  waiting_bytes: (row) => row.waitingBytes,
  removed: (row) => row.removedFiles,
  removed_bytes: (row) => row.removedBytes,
  removed_strays: (row) => row.removedStrays,
}

/** Metrics of files that nothing refers to: how many wait for removal, how many were removed. */
export function countFiles(registry: Registry, db: Database): void {
  new Gauge({
    name: 'tradepost_unused_files',
    help: 'Files that nothing refers to, and their bytes: waiting for removal at the last clean-up, and removed so far.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const rows = await cleanups(db).catch(() => null)
      // If the count fails, the metric is absent: reporting 0 would be wrong.
      this.reset()
      if (!rows) return
      for (const [kind, amountOf] of Object.entries(kinds))
        this.set(
          { kind },
          rows.reduce((sum, row) => sum + amountOf(row), 0),
        )
    },
  })
}
