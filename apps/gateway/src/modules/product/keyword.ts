import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { CatalogueFacts } from './catalogue-facts.ts'
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

/** Words may be beginnings of words, pairs of unspaced scripts are whole. */
const isWhole = (token: string) => unspaced.test(token) && token.length > 1

type NamedWords = Pick<CatalogueFacts, 'brands' | 'categories'>

/** Offers carry their game and category as one lexeme each; the words of those are looked up here. */
function namesThat({ brands, categories }: NamedWords, fits: (named: { words: string[]; text: string }) => boolean) {
  const of = (kind: string, all: NamedWords['brands']) =>
    [...all].flatMap(([id, named]) => (fits(named) ? `':${kind}${id}'` : []))
  return [...of('b', brands), ...of('c', categories)]
}

function either(names: NamedWords, token: string): string {
  const whole = isWhole(token)
  const fits = (word: string) => (whole ? word === token : word.startsWith(token))
  const named = namesThat(names, ({ words }) => words.some(fits))
  return `(${[whole ? lexeme(token) : `${lexeme(token)}:*`, ...named].join(' | ')})`
}

/** Every token must occur. */
const everyWord = (names: NamedWords, tokens: readonly string[]) =>
  tokens.map((token) => either(names, token)).join(' & ')

function match(query: string, ranked = query): KeywordMatch {
  return { condition: sql`l.search @@ ${query}::tsquery`, rank: sql`ts_rank(l.search, ${ranked}::tsquery)` }
}

/** The words, or the whole text inside other words. */
function inside(names: NamedWords, text: string, query: string): KeywordMatch {
  const named = namesThat(names, (one) => one.text.includes(text))
  const { condition, rank } = match([`(${query})`, ...named].join(' | '), query)
  return { condition: sql`(${condition} or l.search_text like ${`%${escapeLike(text)}%`})`, rank }
}

/** Words of games and categories: what people misspell. */
const vocabulary = ({ brands, categories }: NamedWords) => [
  ...new Set([...brands.values(), ...categories.values()].flatMap(({ words }) => words.filter((w) => w.length > 2))),
]

/** The readings of a keyword from the narrowest to the widest; each is made only when those before found too little. */
export interface KeywordReadings {
  exact: KeywordMatch
  /** Null where the text is too short for that. */
  inside: KeywordMatch | null
  /** With misspelt words corrected; null when there is nothing to correct. */
  corrected(): KeywordMatch | null
}

/** How a keyword may be read; null when it holds nothing to look for. */
export function readKeyword(names: NamedWords, { text, tokens }: Normalised): KeywordReadings | null {
  if (tokens.length === 0) return null
  const query = everyWord(names, tokens)
  return {
    exact: match(query),
    inside: text.length >= shortestSubstring ? inside(names, text, query) : null,
    corrected() {
      const known = vocabulary(names)
      const meant = tokens.map((token) => correctWord(token, known))
      return meant.some((token, at) => token !== tokens[at]) ? match(everyWord(names, meant)) : null
    },
  }
}
