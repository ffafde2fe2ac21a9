import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Runs a query and returns its rows. */
export type Run = <R extends Record<string, unknown>>(query: SQL) => Promise<R[]>

/** Runs queries inside a transaction. */
export const runIn =
  (tx: Tx): Run =>
  async <R extends Record<string, unknown>>(query: SQL) =>
    (await tx.execute<R>(query)).rows as R[]

const wildcards = /[\\%_]/g

/** Escapes `%`, `_` and `\` for LIKE. */
export const escapeLike = (text: string): string => text.replace(wildcards, (sign) => `\\${sign}`)

// PostgreSQL text cannot hold NUL, and a lone surrogate is not UTF-8.
const holdable = (keyword: string) => keyword.replaceAll('\u0000', ' ').toWellFormed().trim()

/** Normalises a keyword the way the database does. */
export async function normaliseKeyword(run: Run, keyword: string): Promise<{ text: string; tokens: string[] }> {
  const clean = holdable(keyword)
  const [row] = await run<{ text: string; tokens: string[] }>(
    sql`select search_norm(${clean}) as text, search_tokens(${clean}) as tokens`,
  )
  return row ?? { text: '', tokens: [] }
}

/** Matches titles that contain the typed text; undefined for an empty one. Punctuation alone matches nothing. */
export function titleHolds(title: AnyColumn | SQL, typed: string): SQL | undefined {
  if (typedKeyword(typed) === '') return undefined
  return sql`(search_norm(${typed}) <> '' and strpos(search_norm(${title}), search_norm(${typed})) > 0)`
}

/** A word between spaces. `tokens`: the word itself, or overlapping pairs of characters in scripts without spaces. */
export interface TypedWord {
  text: string
  tokens: string[]
}

/** Cuts a keyword into words in the order typed, each once. */
export async function splitKeyword(run: Run, keyword: string): Promise<TypedWord[]> {
  const rows = await run<{ text: string; tokens: string[] }>(
    sql`select text, search_tokens(text) as tokens
      from unnest(string_to_array(search_norm(${holdable(keyword)}), ' ')) with ordinality as typed (text, place)
      where text <> '' group by text order by min(place)`,
  )
  return rows
}
