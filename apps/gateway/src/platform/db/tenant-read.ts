import type { SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { type SettingValues, settings } from './tenant-settings.ts'
import { inOnePiece, type Wire } from './wire.ts'

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

interface Settings {
  name: string
  text: string
}
const plain: Settings = { name: 'tenant_settings', text: settings }
// NOTE: a bitmap that outgrows work_mem forgets which rows it meant, and every row of its pages is read and compared again.
// Reading a table from its start until enough were found is cheap for every filter but the one that hits only at the end,
// and compiling a plan or starting helpers takes longer than these statements may.
const planned: Settings = {
  name: 'tenant_settings_planned',
  text: `${settings}, set_config('work_mem', '32MB', true), set_config('random_page_cost', '1.1', true),
    set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
    set_config('max_parallel_workers_per_gather', '0', true)`,
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } }).utils

type Row = Record<string, unknown>

/** How the rows of a statement are read. */
interface Shape {
  names: readonly string[]
  parsers: readonly ((text: string) => unknown)[]
  /** Copied for each row, so that none grows name by name. */
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

/** The statements each connection has answered by name: the server need not parse and describe them again. */
const known = new WeakMap<Wire, Map<string, Shape>>()

/**
 * A statement with the tenant's settings before it, both in one round trip: until the server meets the Sync at their
 * end they are one transaction, so the settings hold for the statement and are gone after it.
 */
class TenantRead implements pg.Submittable {
  // NOTE: the client replaces it by one that also watches the time.
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
    // Before anything is sent: a value that cannot be leaves nothing half said.
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
    const shapes = known.get(wire)
    this.shape = shapes?.get(name)
    // A parsed statement outlives the failure of its first use; to close what is not there is no mistake.
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
      for (const [at, text] of fields.entries())
        if (text !== null) row[shape.names[at] ?? ''] = shape.parsers[at]?.(text)
    } catch (error) {
      this.unreadable = error as Error
    }
    this.rows.push(row)
  }

  handleCommandComplete(_message: object, connection: pg.Connection) {
    const wire = connection as unknown as Wire
    const shapes = known.get(wire) ?? new Map<string, Shape>()
    if (!this.settled) known.set(wire, shapes.set(this.kind.name, shapeless))
    else if (this.statement.name && this.shape) shapes.set(this.statement.name, this.shape)
    this.settled = true
  }

  handleError(error: Error, connection: pg.Connection) {
    // Whatever the server made of it (after a migration it refuses the old plan), the next use starts afresh.
    known.delete(connection as unknown as Wire)
    this.callback(error)
  }

  handleReadyForQuery() {
    this.callback(this.unreadable, this.rows)
  }
}

/** Runs a statement that only reads, as the given tenant, in a transaction and a round trip of its own. */
export function readAsTenant<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  settings: SettingValues,
  statement: ReadStatement,
): Promise<R[]> {
  return new Promise((resolve, reject) => {
    client.query(new TenantRead(settings, statement, (error, rows) => (error ? reject(error) : resolve(rows as R[]))))
  })
}
