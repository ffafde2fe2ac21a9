import { sql } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'

/** A transaction; inside withTenant it sees one tenant's rows only. */
export type Tx = NodePgDatabase

export interface Database {
  /** The only way to tenant rows: one transaction with the tenant and actor set for row-level security. */
  withTenant<T>(tenantId: number, actor: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** Global tables only; tenant tables show no rows here. */
  withoutTenant<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
  readonly pool: pg.Pool
}

const retryable = new Set(['40001', '40P01'])
const attempts = 3

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: string; cause?: { code?: string } }).code ?? (error as { cause?: { code?: string } }).cause?.code
  return code !== undefined && retryable.has(code)
}

/** Connects as the application role; `statement_timeout` and pool sizes come from the caller. */
export function createDatabase(options: pg.PoolConfig): Database {
  const pool = new pg.Pool({ max: 10, connectionTimeoutMillis: 1500, statement_timeout: 1500, ...options })
  // NOTE: an idle client whose server went away must not end the process.
  pool.on('error', () => {})
  const db = drizzle(pool)

  async function transaction<T>(prepare: (tx: Tx) => Promise<unknown>, fn: (tx: Tx) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await db.transaction(async (tx) => {
          await prepare(tx)
          return fn(tx)
        })
      } catch (error) {
        if (attempt === attempts || !isRetryable(error)) throw error
      }
    }
  }

  return {
    pool,
    withTenant: (tenantId, actor, fn) =>
      transaction(
        (tx) => tx.execute(sql`select set_config('app.tenant_id', ${String(tenantId)}, true), set_config('app.actor', ${actor}, true)`),
        fn,
      ),
    withoutTenant: (fn) => transaction(async () => undefined, fn),
    close: () => pool.end(),
  }
}
