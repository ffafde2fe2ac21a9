import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { correctWord } from './typo.ts'

/** Runs a reading statement and answers its rows. */
export type Run = <R extends Record<string, unknown>>(query: SQL) => Promise<R[]>

/** The same inside a transaction. */
export const runIn =
  (tx: Tx): Run =>
  async <R extends Record<string, unknown>>(query: SQL) =>
    (await tx.execute<R>(query)).rows as R[]

/** How a keyword is turned into a condition on `offer_listing l`, and what ranks the hits. */
export interface KeywordMatch {
  condition: SQL
  rank: SQL
}

const unspaced = /[\u0E00-\u0E7F\u3005\u3006\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/
const wildcards = /[\\%_]/g
const shortestSubstring = 3

/** Makes `%`, `_` and `\` of a visitor's text mean themselves in LIKE. */
export const escapeLike = (text: string): string => text.replace(wildcards, (sign) => `\\${sign}`)

interface Normalised {
  text: string
  tokens: string[]
}

/** The keyword as the database compares it. */
export async function normaliseKeyword(run: Run, keyword: string): Promise<Normalised> {
  // NOTE: PostgreSQL text cannot hold NUL, and a lone surrogate is not UTF-8.
  const clean = keyword.replaceAll('\u0000', ' ').toWellFormed().trim()
  const [row] = await run<{ text: string; tokens: string[] }>(
    sql`select search_norm(${clean}) as text, search_tokens(${clean}) as tokens`,
  )
  return row ?? { text: '', tokens: [] }
}

const lexeme = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Every token must occur; words may be beginnings of words, pairs of unspaced scripts are whole. */
function tsquery(tokens: readonly string[]): string {
  return tokens
    .map((token) => (unspaced.test(token) && token.length > 1 ? lexeme(token) : `${lexeme(token)}:*`))
    .join(' & ')
}

function exactMatch({ text, tokens }: Normalised): KeywordMatch {
  const query = sql`${tsquery(tokens)}::tsquery`
  const bySubstring = text.length >= shortestSubstring ? sql` or l.search_text like ${`%${escapeLike(text)}%`}` : sql``
  return { condition: sql`(l.search @@ ${query}${bySubstring})`, rank: sql`ts_rank(l.search, ${query})` }
}

async function hasHits(run: Run, match: KeywordMatch): Promise<boolean> {
  // NOTE: with a plain LIMIT 1 the planner reads the table in the hope of an early hit, and a keyword without one reads it all.
  const rows = await run(sql`
    with hits as materialized (select 1 from offer_listing l where l.status <> 2 and ${match.condition})
    select 1 from hits limit 1`)
  return rows.length > 0
}

/** Words of games and categories: what people misspell. */
async function vocabulary(run: Run, tenantId: number): Promise<string[]> {
  const rows = await run<{ word: string }>(sql`
    select distinct word from (
      select unnest(search_tokens(search_text)) as word from brand where tenant_id = ${tenantId}
      union all
      select unnest(search_tokens(value)) from category, jsonb_each_text(names) where tenant_id = ${tenantId}
    ) w where length(word) > 2`)
  return rows.map((row) => row.word)
}

/**
 * What a keyword matches: exactly, else with its misspelt words corrected, else by likeness of the whole text.
 * Null when it holds nothing to look for.
 */
export async function matchKeyword(run: Run, tenantId: number, keyword: string): Promise<KeywordMatch | null> {
  const normalised = await normaliseKeyword(run, keyword)
  if (normalised.tokens.length === 0) return null
  const exact = exactMatch(normalised)
  if (await hasHits(run, exact)) return exact
  const known = await vocabulary(run, tenantId)
  const tokens = normalised.tokens.map((token) => correctWord(token, known))
  if (tokens.some((token, at) => token !== normalised.tokens[at])) {
    const corrected = exactMatch({ text: '', tokens })
    if (await hasHits(run, corrected)) return corrected
  }
  return {
    condition: sql`l.search_text %> ${normalised.text}`,
    rank: sql`word_similarity(${normalised.text}, l.search_text)`,
  }
}
