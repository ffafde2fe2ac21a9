import { sql } from 'drizzle-orm'
import type { Tx } from './database.ts'

/** The database's time at the start of this transaction, so that all gateways compute deadlines with one clock. */
export async function moment(tx: Tx): Promise<Date> {
  const { rows } = await tx.execute<{ ms: string }>(sql`select floor(extract(epoch from moment()) * 1000)::text as ms`)
  return new Date(Number(rows[0]?.ms))
}
