import pg from 'pg'
import { expect } from 'vitest'
import type { Shop } from './shop.ts'

/** Every row of every table as text, as a thief of the disk would read it. */
export async function dump(shop: Pick<Shop, 'urls'>): Promise<string> {
  const admin = new pg.Client({ connectionString: shop.urls.admin })
  await admin.connect()
  try {
    const { rows: tables } = await admin.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    expect(tables.length).toBeGreaterThan(60)
    const parts = []
    for (const { name } of tables) {
      const { rows } = await admin.query<{ all: string | null }>(
        `select string_agg(t::text, ' ') as all from ${name} t`,
      )
      parts.push(rows[0]?.all ?? '')
    }
    return parts.join('\n')
  } finally {
    await admin.end()
  }
}

/** Forms in which a text may appear in a dump: plain, hexadecimal as in bytea, base64 at any offset. */
export function traces(text: string): string[] {
  const bytes = Buffer.from(text)
  const base64 = [0, 1, 2].map((offset) => bytes.subarray(offset).toString('base64').slice(0, 12))
  return [text, bytes.toString('hex'), ...base64]
}
