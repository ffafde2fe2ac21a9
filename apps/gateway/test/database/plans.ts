import pg from 'pg'

export interface Statement {
  text: string
  values: readonly unknown[]
}

interface Node {
  'Relation Name'?: string
  'Index Name'?: string
  'Node Type': string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  Plans?: Node[]
}

/** The statements with a text in them that `work` sends. */
export async function statementsOf(holding: string, work: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const submit = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const query = args[0] as { text?: string; values?: unknown[] }
    if (query?.text?.includes(holding))
      statements.push({ text: query.text, values: query.values ?? (args[1] as unknown[]) ?? [] })
    return (submit as (...parameters: unknown[]) => unknown).apply(this, args)
  } as typeof submit
  try {
    await work()
  } finally {
    pg.Client.prototype.query = submit
  }
  return statements
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

/** Connects as the owner, for plans of the statements of one tenant. */
export async function connectPlanner(ownerUrl: string, tenantId: number) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(`select set_config('app.tenant_id', $1, false)`, [String(tenantId)])

  /**
   * Runs a statement and returns the indexes of a table that it used, and the number of rows of the table that it read
   * from the table itself. Without the index `without`, if it is given.
   */
  async function readsOf({ text, values }: Statement, table: string, without?: string) {
    await client.query('begin')
    try {
      if (without) await client.query(`drop index ${without}`)
      // Small tables are read as a whole otherwise.
      await client.query('set local enable_seqscan = off; set local enable_bitmapscan = off')
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${text}`, [...values])
      const nodes = nodesOf(rows[0]['QUERY PLAN'][0].Plan).filter((node) => node['Relation Name'] === table)
      const rowsOf = (node: Node) =>
        (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
      return {
        indexes: nodes.map((node) => node['Index Name']),
        rows: nodes
          .filter((node) => node['Node Type'] !== 'Index Only Scan')
          .reduce((sum, node) => sum + rowsOf(node), 0),
      }
    } finally {
      await client.query('rollback')
    }
  }

  return { client, readsOf }
}
