import { type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import type { Logger } from 'pino'
import { isBackground } from '../process/background.ts'
import { requestScope } from '../process/request-scope.ts'
import { traceQueries } from '../process/trace-queries.ts'
import { beginTransaction } from './connection/begin-transaction.ts'
import { preparedClient, setPreparing } from './connection/prepared-statements.ts'
import { createReplica, type Replica } from './connection/replica.ts'
import { markShared } from './connection/shared-connections.ts'
import { type ReadStatement, readAsTenant } from './connection/tenant-read.ts'
import type { SettingValues } from './connection/tenant-settings.ts'
import { isConnectionLoss, isRetryable, isStalePlan, isTimeout } from './faults.ts'

/** A transaction. Inside `withTenant`, only the rows of one tenant are visible. */
export type Tx = NodePgDatabase

export interface TransactionOptions {
  /**
   * True prepares the statements of the transaction. Use for frequent transactions that find all rows by their keys.
   */
  prepared?: boolean
}

export interface Database {
  /** The only access to a tenant's rows: a transaction with tenant and actor set for row-level security. */
  withTenant<T>(tenantId: number, actor: string, fn: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** Runs one reading statement as a tenant in a single round trip, for the most frequent calls of pages. */
  read<R extends pg.QueryResultRow>(tenantId: number, actor: string, statement: ReadStatement): Promise<R[]>
  /** Runs a transaction without a tenant: it sees global tables, but no rows of tenant tables. */
  withoutTenant<T>(fn: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
  /** Connections for requests. */
  readonly pool: pg.Pool
  /** Connections reserved for background work and health checks; requests cannot exhaust them. */
  readonly ownPool: pg.Pool
  /** True if a pooler stands between requests and the server. */
  readonly isShared: boolean
  /** The standby that answers reads which may lag; null without one. */
  readonly replica: Replica | null
  /** Time limit for a connection or a statement. */
  readonly patienceMs: number
}

interface Wired {
  connection: { stream: { destroy(): void } }
}

const attempts = 3

const dialect = new PgDialect()
const transactions = new WeakMap<pg.PoolClient, Tx>()

/** Queries in the transaction begun on a connection. A nested transaction becomes a savepoint. */
function queriesOf(client: pg.PoolClient): Tx {
  const queries =
    transactions.get(client) ??
    new NodePgTransaction(dialect, new NodePgSession(preparedClient(client), dialect, undefined), undefined)
  transactions.set(client, queries)
  return queries
}

const running = new WeakMap<Tx, object>()

/** Identifies the current transaction of these queries: connections are reused, this object is not. */
export const transactionOf = (tx: Tx): object => running.get(tx) ?? tx

const readIn = new WeakMap<object, Map<string, Promise<unknown>>>()

/** Reads a value once per transaction and caches it. Only for values that the transaction does not change. */
export function readOnce<T>(tx: Tx, name: string, read: () => Promise<T>): Promise<T> {
  const transaction = transactionOf(tx)
  const facts = readIn.get(transaction) ?? new Map<string, Promise<unknown>>()
  readIn.set(transaction, facts)
  const fact = (facts.get(name) as Promise<T> | undefined) ?? read()
  facts.set(name, fact)
  return fact
}

/** An alert for staff. It refers to its subject by id and contains no other data. */
export interface Alert {
  tenantId: number
  source: 'finance' | 'reconciliation' | 'security'
  kind: string
  ref: { kind: string; id: string }
  /** False for an alert that is stored and counted but needs no attention. */
  needsLook: boolean
}

const alertsOf = new WeakMap<object, Alert[]>()
const hooksOf = new WeakMap<object, (() => void)[]>()

const addTo = <T>(lists: WeakMap<object, T[]>, tx: Tx, item: T): void => {
  const transaction = transactionOf(tx)
  lists.set(transaction, [...(lists.get(transaction) ?? []), item])
}

/** Reports an alert after this transaction has committed; after a rollback it is dropped. */
export const reportAfterCommit = (tx: Tx, alert: Alert): void => addTo(alertsOf, tx, alert)

/** Calls `hook` after this transaction has committed, and never after a rollback. */
export const afterCommit = (tx: Tx, hook: () => void): void => addTo(hooksOf, tx, hook)

/** Destroys the connection after a timeout, because a rollback would get no answer either. */
async function destroyOnTimeout<T>(
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

const defaultPatienceMs = 1500

/** A shared connection takes no settings when it opens, so each of its transactions sets the time limit. */
function createPool(options: pg.PoolConfig, isShared = false): pg.Pool {
  const { statement_timeout: limit, ...rest } = options
  const pool = new pg.Pool(isShared ? rest : options)
  if (isShared) markShared(pool, limit ? { statement_timeout: String(limit) } : {})
  // Without a listener, an idle client that loses its server would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export interface DatabaseOptions extends pg.PoolConfig {
  /** The address of the server itself for background work, if requests go through a pooler. */
  directUrl?: string | undefined
  /** True if the pooler gives every transaction any connection. */
  isShared?: boolean | undefined
  /** Connections for background work. */
  ownConnections?: number | undefined
  /** A standby for reads that may lag, and by how much. */
  reads?: { url: string; maxLagMs: number } | null | undefined
}

interface Hooks {
  /** Makes the database's `moment()` follow a test clock. */
  now?: (() => Date) | undefined
  /** Called with every alert after its commit. */
  onAlert?: (alert: Alert) => void
  /** False while changes in the database go unnoticed. */
  isNoticing?: () => boolean
  log?: Logger
  /** Makes statements parts of the traces of requests. */
  isTraced?: boolean
}

/** Connects as the application role. */
export function createDatabase(
  { directUrl, isShared = false, ownConnections = 8, reads, ...options }: DatabaseOptions,
  { now, onAlert, isNoticing = () => true, log, isTraced = false }: Hooks = {},
): Database {
  const patienceMs = options.connectionTimeoutMillis ?? defaultPatienceMs
  const common = { connectionTimeoutMillis: patienceMs, statement_timeout: patienceMs, ...options }
  const pool = createPool({ ...common, max: options.max ?? 10 }, isShared)
  const direct = directUrl ? { ...common, connectionString: directUrl } : common
  const ownPool = createPool({ ...direct, max: ownConnections }, isShared && !directUrl)
  const readPool = reads && createPool({ ...common, connectionString: reads.url, max: options.max ?? 10 }, isShared)
  if (isTraced) for (const each of [pool, ownPool, readPool]) each?.on('connect', traceQueries)
  const replica =
    reads && readPool
      ? createReplica({
          pool: readPool,
          ...{ primary: ownPool, maxLagMs: reads.maxLagMs, isNoticing, ...(log && { log }) },
        })
      : null

  async function connected<T>(
    fn: (client: pg.PoolClient) => Promise<T>,
    from = isBackground() ? ownPool : pool,
  ): Promise<T> {
    const client = await from.connect()
    let lost: Error | undefined
    const onError = (error: Error) => {
      lost = error
    }
    client.on('error', onError)
    try {
      return await fn(client)
    } catch (error) {
      if (isConnectionLoss(error) || isStalePlan(error)) lost ??= error as Error
      throw error
    } finally {
      client.off('error', onError)
      client.release(lost)
    }
  }

  async function withRetries<T>(once: (progress: { done: boolean }) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      const progress = { done: false }
      try {
        return await once(progress)
      } catch (error) {
        // If the connection was lost during the commit, the outcome is unknown, so the work is not repeated.
        const mayRepeat = isRetryable(error) || (isConnectionLoss(error) && !isTimeout(error) && !progress.done)
        if (attempt === attempts || !mayRepeat) throw error
      }
    }
  }

  const settings = (tenantId: string, actor: string): SettingValues => [
    tenantId,
    actor,
    now ? now().toISOString() : '',
    `gateway ${requestScope.getStore()?.requestId ?? ''}`.trim(),
  ]

  const transaction = <T>(
    tenantId: string,
    actor: string,
    fn: (tx: Tx) => Promise<T>,
    { prepared = false }: TransactionOptions = {},
  ): Promise<T> =>
    withRetries((progress) =>
      connected((client) =>
        destroyOnTimeout(client, async (guard) => {
          const current = {}
          try {
            const result = await guard(async () => {
              setPreparing(client, prepared)
              await beginTransaction(client, settings(tenantId, actor))
              const tx = queriesOf(client)
              running.set(tx, current)
              return fn(tx)
            })
            progress.done = true
            await client.query('commit')
            for (const hook of hooksOf.get(current) ?? []) hook()
            if (onAlert) for (const alert of alertsOf.get(current) ?? []) onAlert(alert)
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
    isShared,
    replica,
    withTenant: (tenantId, actor, fn, options) => transaction(String(tenantId), actor, fn, options),
    async read<R extends pg.QueryResultRow>(tenantId: number, actor: string, statement: ReadStatement) {
      const run = (client: pg.PoolClient) => readAsTenant<R>(client, settings(String(tenantId), actor), statement)
      if (statement.mayLag && replica?.serves(tenantId)) {
        try {
          const rows = await connected(run, replica.pool)
          replica.countOne()
          return rows
        } catch (error) {
          if (!replica.mistrust(error)) throw error
        }
      }
      return withRetries(() => connected(run))
    },
    withoutTenant: (fn) => transaction('', '', fn),
    async close() {
      await Promise.all([pool.end(), ownPool.end(), replica?.close()])
    },
  }
}
