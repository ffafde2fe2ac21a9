import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Tx } from '../../platform/db/database.ts'
import { escapeLike, normaliseKeyword, runIn } from '../catalog/keyword.ts'

/** The condition that one of these searchable texts contains what staff typed; none for an empty search. */
export async function holdsKeyword(
  tx: Tx,
  typed: string,
  texts: readonly (PgColumn | SQL)[],
): Promise<SQL | undefined> {
  const keyword = typedKeyword(typed)
  if (!keyword) return undefined
  const { text } = await normaliseKeyword(runIn(tx), keyword)
  const pattern = `%${escapeLike(text)}%`
  return text === '' ? sql`false` : or(...texts.map((one) => like(one as PgColumn, pattern)))
}
