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

/** One reading of a keyword: a condition on `offer_listing l`, and what ranks the hits. */
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

function words(tokens: readonly string[]): KeywordMatch {
  const query = sql`${tsquery(tokens)}::tsquery`
  return { condition: sql`l.search @@ ${query}`, rank: sql`ts_rank(l.search, ${query})` }
}

/** Words of games and categories: what people misspell. */
async function vocabulary(run: Run, tenantId: number): Promise<string[]> {
  const rows = await run<{ word: string }>(sql`
    select distinct word from (
      select unnest(search_tokens(search_text)) as word from brand where tenant_id = ${tenantId}
      union all
      select unnest(search_tokens(search_text)) from category where tenant_id = ${tenantId}
    ) w where length(word) > 2`)
  return rows.map((row) => row.word)
}

/** The readings of a keyword from the narrowest to the widest; each is made only when those before found too little. */
export interface KeywordReadings {
  exact: KeywordMatch
  /** The words, or the whole text inside other words; null where the text is too short for that. */
  inside: KeywordMatch | null
  /** With misspelt words corrected; null when there is nothing to correct. */
  corrected(): Promise<KeywordMatch | null>
}

/** How a keyword may be read; null when it holds nothing to look for. */
export async function readKeyword(run: Run, tenantId: number, keyword: string): Promise<KeywordReadings | null> {
  const { text, tokens } = await normaliseKeyword(run, keyword)
  if (tokens.length === 0) return null
  const exact = words(tokens)
  return {
    exact,
    inside:
      text.length >= shortestSubstring
        ? { ...exact, condition: sql`(${exact.condition} or l.search_text like ${`%${escapeLike(text)}%`})` }
        : null,
    async corrected() {
      const known = await vocabulary(run, tenantId)
      const meant = tokens.map((token) => correctWord(token, known))
      return meant.some((token, at) => token !== tokens[at]) ? words(meant) : null
    },
  }
}
