import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { tenant } from '../../platform/db/schema/platform.ts'

/** The most rows that one transaction folds; `rounds` is the most transactions of one tenant in one run. */
const batch = 5000
const rounds = 20

/** Adds posted rows to the balances of one tenant. Each row is added once, even after a repeated or crashed run. */
export async function foldLedgerOf(db: Database, tenantId: number): Promise<number> {
  let folded = 0
  for (let round = 0; round < rounds; round++) {
    const inRound = await db.withTenant(tenantId, 'platform', async (tx) => {
      const { rows } = await tx.execute<{ folded: number }>(sql`select fold_ledger(${batch}) as folded`)
      return rows[0]?.folded ?? 0
    })
    folded += inRound
    if (inRound < batch) break
  }
  return folded
}

/** Folds the ledgers of all tenants. Several processes may do so at once. */
export async function foldLedgers(db: Database): Promise<void> {
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of tenants) await foldLedgerOf(db, id)
}
