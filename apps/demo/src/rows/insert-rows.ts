import type pg from 'pg'

/** Inserts rows of one shape in batches; rows that exist already stay as they are. */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
  batch = 500,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = Object.keys(first)
    .map((name) => `"${name}"`)
    .join(', ')
  for (let at = 0; at < rows.length; at += batch) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(rows.slice(at, at + batch))],
    )
  }
}
