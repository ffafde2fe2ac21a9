import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { isBackground } from '../process/background.ts'
import { requestScope } from '../process/request-scope.ts'
import { beginTransaction } from './begin-transaction.ts'
import { isConnectionLoss, isRetryable, isTimeout } from './faults.ts'
import { type ReadStatement, readAsTenant } from './tenant-read.ts'
import type { SettingValues } from './tenant-settings.ts'

/** A transaction; inside withTenant it sees one tenant's rows only. */
export type Tx = NodePgDatabase

export interface Database {
  /** The only way to tenant rows: one transaction with the tenant and actor set for row-level security. */
  withTenant<T>(tenantId: number, actor: string, fn: (tx: Tx) => Promise<T>): Promise<T>
  /** One reading statement as a tenant, in a single round trip: for the calls that pages make most. */
  read<R extends pg.QueryResultRow>(tenantId: number, actor: string, statement: ReadStatement): Promise<R[]>
  /** Global tables only; tenant tables show no rows here. */
  withoutTenant<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** Connections for whoever calls. */
  readonly pool: pg.Pool
  /** Connections for what runs in the background and for looking after the process: callers cannot use them up. */
  readonly ownPool: pg.Pool
  /** How long a connection or a statement may take. */
  readonly patienceMs: number
}

interface Wired {
  connection: { stream: { destroy(): void } }
}

const attempts = 3

const dialect = new PgDialect()
const made = new WeakMap<pg.PoolClient, Tx>()

/** What a connection is asked within a transaction that was begun on it; a further one inside it is a savepoint. */
function queriesOf(client: pg.PoolClient): Tx {
  const queries =
    made.get(client) ?? new NodePgTransaction(dialect, new NodePgSession(client, dialect, undefined), undefined)
  made.set(client, queries)
  return queries
}

const running = new WeakMap<Tx, object>()

/** Stands for the transaction that these queries run in: another object for every transaction on one connection. */
export const transactionOf = (tx: Tx): object => running.get(tx) ?? tx

/** A fact that somebody has to hear of; it names what it is about by ids and says nothing else. */
export interface Alert {
  tenantId: number
  source: 'finance' | 'reconciliation' | 'security'
  kind: string
  ref: { kind: string; id: string }
  /** False for a plain record, which is kept and counted all the same. */
  needsLook: boolean
}

const alertsOf = new WeakMap<object, Alert[]>()

/** Has an alert told once this transaction is committed, and not at all if it is not. */
export function tellAfterCommit(tx: Tx, alert: Alert): void {
  const transaction = transactionOf(tx)
  alertsOf.set(transaction, [...(alertsOf.get(transaction) ?? []), alert])
}

/** Ends the connection where an answer did not come in time: nobody would hear the rollback either. */
async function unlessSilent<T>(
  client: pg.PoolClient,
  run: (guard: (work: () => Promise<T>) => Promise<T>) => Promise<T>,
): Promise<T> {
  let timeout: unknown
  const guard = (work: () => Promise<T>) =>
    work().catch((error) => {
      if (isTimeout(error)) {
        timeout = error
        ;(client as unknown as Wired).connection.stream.destroy()
      }
      throw error
    })
  return run(guard).catch((error) => {
    throw timeout ?? error
  })
}

const ownConnections = 8
const defaultPatienceMs = 1500

function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(options)
  // NOTE: an idle client whose server went away must not end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

interface Wishes {
  /** Makes the database follow a test clock (`moment()`). */
  now?: (() => Date) | undefined
  /** Hears of every alert once it is committed. */
  hear?: (alert: Alert) => void
}

/** Connects as the application role. */
export function createDatabase(options: pg.PoolConfig, { now, hear }: Wishes = {}): Database {
  const patienceMs = options.connectionTimeoutMillis ?? defaultPatienceMs
  const common = { connectionTimeoutMillis: patienceMs, statement_timeout: patienceMs, ...options }
  const pool = createPool({ ...common, max: options.max ?? 10 })
  const ownPool = createPool({ ...common, max: ownConnections })

  async function connected<T>(fn: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await (isBackground() ? ownPool : pool).connect()
    let lost: Error | undefined
    const onError = (error: Error) => {
      lost = error
    }
    client.on('error', onError)
    try {
      return await fn(client)
    } catch (error) {
      if (isConnectionLoss(error)) lost ??= error as Error
      throw error
    } finally {
      client.off('error', onError)
      client.release(lost)
    }
  }

  async function patiently<T>(once: (progress: { done: boolean }) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const progress = { done: false }
      try {
        return await once(progress)
      } catch (error) {
        // A connection lost during the commit leaves open whether it happened: only the caller's ids can tell.
        const again = isRetryable(error) || (isConnectionLoss(error) && !isTimeout(error) && !progress.done)
        if (attempt === attempts || !again) throw error
      }
    }
  }

  const settings = (tenantId: string, actor: string): SettingValues => [
    tenantId,
    actor,
    now ? now().toISOString() : '',
    `gateway ${requestScope.getStore()?.requestId ?? ''}`.trim(),
  ]

  const transaction = <T>(tenantId: string, actor: string, fn: (tx: Tx) => Promise<T>): Promise<T> =>
    patiently((progress) =>
      connected((client) =>
        unlessSilent(client, async (guard) => {
          const here = {}
          try {
            const result = await guard(async () => {
              await beginTransaction(client, settings(tenantId, actor))
              const tx = queriesOf(client)
              running.set(tx, here)
              return fn(tx)
            })
            progress.done = true
            await client.query('commit')
            if (hear) for (const alert of alertsOf.get(here) ?? []) hear(alert)
            return result
          } catch (error) {
            await client.query('rollback')
            throw error
          }
        }),
      ),
    )

  return {
    pool,
    ownPool,
    patienceMs,
    withTenant: (tenantId, actor, fn) => transaction(String(tenantId), actor, fn),
    read: <R extends pg.QueryResultRow>(tenantId: number, actor: string, statement: ReadStatement) =>
      patiently(() => connected((client) => readAsTenant<R>(client, settings(String(tenantId), actor), statement))),
    withoutTenant: (fn) => transaction('', '', fn),
    async close() {
      await Promise.all([pool.end(), ownPool.end()])
    },
  }
}
