import type pg from 'pg'

/** Inserts rows of one shape in batches; existing rows stay as they are. */
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
  for (let start = 0; start < rows.length; start += batch) {
    await client.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
      [JSON.stringify(rows.slice(start, start + batch))],
    )
  }
}
