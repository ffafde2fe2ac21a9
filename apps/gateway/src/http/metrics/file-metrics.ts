import { Gauge, type Registry } from 'prom-client'
import type { Database } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { fileCleanup } from '../../platform/db/schema/file-cleanup.ts'
import { countPerTenant } from './tenants.ts'

type Cleanup = typeof fileCleanup.$inferSelect

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
      const counted = await countPerTenant(db, (tx, tenantId) =>
        tx.select().from(fileCleanup).where(ofTenant(fileCleanup, tenantId)),
      )
      this.reset()
      if (!counted) return
      const rows = counted.flatMap(({ value }) => value)
      for (const [kind, amountOf] of Object.entries(kinds))
        this.set(
          { kind },
          rows.reduce((sum, row) => sum + amountOf(row), 0),
        )
    },
  })
}
