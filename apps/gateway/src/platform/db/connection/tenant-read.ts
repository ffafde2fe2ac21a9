import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { sharedSettings } from './shared-connections.ts'
import { localSettings, type SettingValues, settings } from './tenant-settings.ts'
import { inOnePiece, type Wire } from './wire.ts'

/**
 * A read-only statement. A named statement is prepared once per connection, so its name must always have the same text.
 */
export interface ReadStatement {
  name?: string
  text: string
  values: readonly unknown[]
  /** True if a standby that follows closely may answer. Never for money, rights, or what decides about a write. */
  mayLag?: boolean
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
  /** Settings of the planner in addition to those of every transaction. */
  further: Readonly<Record<string, string>>
}
// work_mem: a bitmap larger than this becomes lossy, and PostgreSQL then checks every row of its pages again.
// enable_seqscan: a sequential scan until enough rows match is cheap, unless a filter only matches at the table's end.
// jit, max_parallel_workers_per_gather: compiling and starting workers take longer than these statements may.
const forPlanner = {
  ...{ work_mem: '32MB', random_page_cost: '1.1', enable_seqscan: 'off', jit: 'off' },
  max_parallel_workers_per_gather: '0',
}
const plain: Settings = { name: 'tenant_settings', text: settings, further: {} }
const planned: Settings = {
  name: 'tenant_settings_planned',
  text: [
    settings,
    ...Object.entries(forPlanner).map(([name, value]) => `set_config('${name}', '${value}', true)`),
  ].join(', '),
  further: forPlanner,
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
  /** On a shared connection, the statements that begin the transaction; else null. */
  private readonly before: readonly string[] | null
  private readonly rows: Row[] = []
  private shape: Shape | undefined
  /** Commands that have to complete before the statement's own. */
  private ahead: number
  private unreadable: Error | null = null

  constructor(
    settings: SettingValues,
    statement: ReadStatement,
    shared: Readonly<Record<string, string>> | null,
    done: TenantRead['callback'],
  ) {
    this.callback = done
    this.statement = statement
    // Convert the values before anything is sent, because the conversion may throw.
    this.values = statement.values.map(prepareValue)
    this.settings = settings
    this.kind = statement.name ? plain : planned
    this.before = shared && ['begin', ...localSettings(settings, { ...this.kind.further, ...shared })]
    this.ahead = this.before?.length ?? 1
  }

  submit(connection: pg.Connection) {
    inOnePiece(connection, (wire) => (this.before ? this.sendUnprepared(wire, this.before) : this.send(wire)))
  }

  /** Sends everything as a transaction of unnamed statements. */
  private sendUnprepared(wire: Wire, before: readonly string[]) {
    const run = (text: string, values: readonly unknown[] = []) => {
      wire.parse({ name: '', text })
      wire.bind({ statement: '', values })
      if (text === this.statement.text) wire.describe({ type: 'P', name: '' })
      wire.execute({})
    }
    for (const text of before) run(text)
    run(this.statement.text, this.values)
    run('commit')
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
    if (this.ahead !== 0 || !shape || this.unreadable) return
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
    if (this.before) {
      this.ahead--
      return
    }
    if (this.ahead > 0) prepared.set(wire, shapes.set(this.kind.name, shapeless))
    else if (this.statement.name && this.shape) shapes.set(this.statement.name, this.shape)
    this.ahead--
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
  const shared = sharedSettings(client)
  const rows = new Promise<R[]>((resolve, reject) => {
    const done: TenantRead['callback'] = (error, found) => (error ? reject(error) : resolve(found as R[]))
    client.query(new TenantRead(settings, statement, shared, done))
  })
  if (!shared) return rows
  return rows.catch(async (error) => {
    await client.query('rollback')
    throw error
  })
}
