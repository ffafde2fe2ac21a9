import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../platform/db/database.ts'
import { fileCleanup } from '../platform/db/schema/file-cleanup.ts'
import { tenant } from '../platform/db/schema/platform.ts'
import { inBackground } from '../platform/process/background.ts'

type Cleanup = typeof fileCleanup.$inferSelect

/** Reads the latest clean-up of each tenant's files. */
const cleanups = (db: Database): Promise<Cleanup[]> =>
  inBackground(async () => {
    const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
    const found: Cleanup[] = []
    for (const { id } of tenants)
      found.push(...(await db.withTenant(id, 'platform', (tx) => tx.select().from(fileCleanup))))
    return found
  })

const kinds: Readonly<Record<string, (row: Cleanup) => number>> = {
  waiting: (row) => row.waitingFiles,
  waiting_bytes: (row) => row.waitingBytes,
  removed: (row) => row.removedFiles,
  removed_bytes: (row) => row.removedBytes,
  removed_strays: (row) => row.removedStrays,
}

/** Tells how many files nothing refers to, and how many of those were removed so far. */
export function countFiles(registry: Registry, db: Database): void {
  new Gauge({
    name: 'tradepost_unused_files',
    help: 'Files that nothing refers to, and their bytes: waiting for their day at the last look, and removed so far.',
    labelNames: ['kind'] as const,
    registers: [registry],
    async collect() {
      const rows = await cleanups(db).catch(() => null)
      // A count that failed is left out; 0 would be a false statement.
      this.reset()
      if (!rows) return
      for (const [kind, of] of Object.entries(kinds))
        this.set(
          { kind },
          rows.reduce((sum, row) => sum + of(row), 0),
        )
    },
  })
}
