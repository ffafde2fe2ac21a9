import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type SettingValues, settings } from './tenant-settings.ts'
import { inOnePiece, type Wire } from './wire.ts'

/**
 * A read-only statement. A named statement is prepared once per connection, so its name must always have the same text.
 */
export interface ReadStatement {
  name?: string
  text: string
  values: readonly unknown[]
}

const dialect = new PgDialect()

/** An unnamed statement for one request; PostgreSQL plans it for its values. */
export function oneOff(query: SQL): ReadStatement {
  const { sql, params } = dialect.sqlToQuery(query)
  return { text: sql, values: params }
}

/** A statement of the query builder, prepared under a name. The text must be the same each time. */
export function named(name: string, query: { toSQL(): { sql: string; params: unknown[] } }): ReadStatement {
  const { sql: text, params: values } = query.toSQL()
  return { name, text, values }
}

interface Settings {
  name: string
  text: string
}
const plain: Settings = { name: 'tenant_settings', text: settings }
// work_mem: a bitmap larger than this becomes lossy, and PostgreSQL then checks every row of its pages again.
// enable_seqscan: a sequential scan until enough rows match is cheap, unless a filter only matches at the table's end.
// jit, max_parallel_workers_per_gather: compiling and starting workers take longer than these statements may.
const planned: Settings = {
  name: 'tenant_settings_planned',
  text: `${settings}, set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true),
    set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`,
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

type Row = Record<string, unknown>

/** Describes how to read the rows of a statement. */
interface Shape {
  names: readonly string[]
  parsers: readonly ((text: string) => unknown)[]
  /** Copied for each row: faster than adding the properties one by one. */
  empty: Readonly<Row>
}
const shapeless: Shape = { names: [], parsers: [], empty: {} }

function shapeOf(fields: readonly pg.FieldDef[]): Shape {
  const names = fields.map(({ name }) => name)
  return {
    names,
    parsers: fields.map(({ dataTypeID }) => pg.types.getTypeParser(dataTypeID, 'text')),
    empty: Object.fromEntries(names.map((name) => [name, null])),
  }
}

/** Named statements that are prepared on each connection. */
const prepared = new WeakMap<Wire, Map<string, Shape>>()

/**
 * Sends the tenant's settings and a statement in one round trip. Up to the Sync message at the end they are one implicit
 * transaction, so the settings apply to this statement only.
 */
class TenantRead implements pg.Submittable {
  // Public and mutable, because the client wraps it with its query timeout.
  callback: (error: Error | null, rows?: Row[]) => void
  private readonly statement: ReadStatement
  private readonly values: readonly unknown[]
  private readonly settings: SettingValues
  private readonly kind: Settings
  private readonly rows: Row[] = []
  private shape: Shape | undefined
  private settled = false
  private unreadable: Error | null = null

  constructor(settings: SettingValues, statement: ReadStatement, done: TenantRead['callback']) {
    this.callback = done
    this.statement = statement
    // Convert the values before anything is sent, because the conversion may throw.
    this.values = statement.values.map(prepareValue)
    this.settings = settings
    this.kind = statement.name ? plain : planned
  }

  submit(connection: pg.Connection) {
    inOnePiece(connection, (wire) => this.send(wire))
  }

  private send(wire: Wire) {
    const { kind } = this
    const { name = '', text } = this.statement
    const shapes = prepared.get(wire)
    this.shape = shapes?.get(name)
    // Close the statement first: a failed first use may have left it prepared. Closing a missing statement is no error.
    if (!shapes?.has(kind.name)) {
      wire.close({ type: 'S', name: kind.name })
      wire.parse(kind)
    }
    wire.bind({ statement: kind.name, values: this.settings })
    wire.execute({})
    if (!this.shape) {
      if (name) wire.close({ type: 'S', name })
      wire.parse({ name, text })
    }
    wire.bind({ statement: name, values: this.values })
    if (!this.shape) wire.describe({ type: 'P', name: '' })
    wire.execute({})
  }

  handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
    this.shape = shapeOf(fields)
  }

  handleDataRow({ fields }: { fields: (string | null)[] }) {
    const { shape } = this
    if (!this.settled || !shape || this.unreadable) return
    const row: Row = { ...shape.empty }
    try {
      for (const [index, text] of fields.entries())
        if (text !== null) row[shape.names[index] ?? ''] = shape.parsers[index]?.(text)
    } catch (error) {
      this.unreadable = error as Error
    }
    this.rows.push(row)
  }

  handleCommandComplete(_message: object, connection: pg.Connection) {
    const wire = connection as unknown as Wire
    const shapes = prepared.get(wire) ?? new Map<string, Shape>()
    if (!this.settled) prepared.set(wire, shapes.set(this.kind.name, shapeless))
    else if (this.statement.name && this.shape) shapes.set(this.statement.name, this.shape)
    this.settled = true
  }

  handleError(error: Error, connection: pg.Connection) {
    // Prepare all statements again at the next use: after a migration, for example, the server refuses an old plan.
    prepared.delete(connection as unknown as Wire)
    this.callback(error)
  }

  handleReadyForQuery() {
    this.callback(this.unreadable, this.rows)
  }
}

/** Runs a reading statement as a tenant, in its own transaction and a single round trip. */
export function readAsTenant<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  settings: SettingValues,
  statement: ReadStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    client.query(new TenantRead(settings, statement, (error, rows) => (error ? reject(error) : resolve(rows as R[]))))
  })
}
