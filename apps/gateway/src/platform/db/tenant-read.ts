import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'

/** One statement that only reads; a name keeps its plan on each connection, so the text behind a name never changes. */
export interface ReadStatement {
  name?: string
  text: string
  values: readonly unknown[]
}

const dialect = new PgDialect()

/** A statement put together for one request, which is planned for its values. */
export function oneOff(query: SQL): ReadStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return { text: sql, values: params }
}

const settingsName = 'tenant_settings'
// NOTE: a bitmap that outgrows work_mem forgets which rows it meant, and every row of its pages is read and compared again.
const settingsText = `select set_config('app.tenant_id', $1, true), set_config('app.actor', $2, true),
  set_config('app.now', $3, true), set_config('application_name', $4, true),
  set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true)`

/** What of node-postgres' connection and query is used here; its types leave both out. */
interface Wire {
  parsedStatements: Record<string, string>
  parse(statement: { name: string; text: string }): void
  bind(values: { statement: string; values: readonly unknown[] }): void
  execute(portal: object): void
}
type Done = (error: Error | null, result?: pg.QueryResult) => void
interface WireQuery {
  prepare(connection: Wire): void
  handleDataRow(message: object): void
  handleCommandComplete(message: object, connection: Wire): void
}
const WireQuery = pg.Query as unknown as new (config: object, values: undefined, done: Done) => WireQuery

/**
 * A statement with the tenant's settings before it, both in one round trip: until the server meets the Sync at their
 * end they are one transaction, so the settings hold for the statement and are gone after it.
 */
class TenantRead extends WireQuery {
  private readonly settings: readonly string[]
  private settled = false

  constructor(settings: readonly string[], statement: ReadStatement, done: Done) {
    super({ ...statement }, undefined, done)
    this.settings = settings
  }

  override prepare(connection: Wire) {
    if (!connection.parsedStatements[settingsName]) connection.parse({ name: settingsName, text: settingsText })
    connection.bind({ statement: settingsName, values: this.settings })
    connection.execute({})
    super.prepare(connection)
  }

  override handleDataRow(message: object) {
    if (this.settled) super.handleDataRow(message)
  }

  override handleCommandComplete(message: object, connection: Wire) {
    if (this.settled) return super.handleCommandComplete(message, connection)
    this.settled = true
    connection.parsedStatements[settingsName] = settingsText
  }
}

/** Runs a statement that only reads, as the given tenant, in a transaction and a round trip of its own. */
export function readAsTenant<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  settings: readonly string[],
  statement: ReadStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    client.query(
      new TenantRead(settings, statement, (error, result) =>
        error ? reject(error) : resolve((result?.rows ?? []) as R[]),
      ) as unknown as pg.Submittable,
    )
  })
}
