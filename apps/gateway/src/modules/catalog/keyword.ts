import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import type { CatalogSnapshot } from './catalog-snapshot.ts'
import { correctWord } from './typo.ts'

/** Runs a query and returns its rows. */
export type Run = <R extends Record<string, unknown>>(query: SQL) => Promise<R[]>

/** Runs queries inside a transaction. */
export const runIn =
  (tx: Tx): Run =>
  async <R extends Record<string, unknown>>(query: SQL) =>
    (await tx.execute<R>(query)).rows as R[]

/** One reading of a keyword: a condition on `offer_listing l`, and the rank of its hits. */
export interface KeywordMatch {
  condition: SQL
  rank: SQL
  /**
   * Set if the keyword names one brand or category: its offers, and the other matches. Queried one after the other, so
   * that a brand with enough offers of its own saves the search by words.
   */
  apart: { named: SQL; others: SQL } | null
}

const unspaced = /[\u0E00-\u0E7F\u3005\u3006\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/
const wildcards = /[\\%_]/g
const shortestSubstring = 3

/** Escapes `%`, `_` and `\` for LIKE. */
export const escapeLike = (text: string): string => text.replace(wildcards, (sign) => `\\${sign}`)

interface Normalised {
  text: string
  tokens: string[]
}

/** Normalises a keyword the way the database does. */
export async function normaliseKeyword(run: Run, keyword: string): Promise<Normalised> {
  // PostgreSQL text cannot hold NUL, and a lone surrogate is not UTF-8.
  const clean = keyword.replaceAll('\u0000', ' ').toWellFormed().trim()
  const [row] = await run<{ text: string; tokens: string[] }>(
    sql`select search_norm(${clean}) as text, search_tokens(${clean}) as tokens`,
  )
  return row ?? { text: '', tokens: [] }
}

/** Matches titles that contain the typed text; undefined for an empty one. Punctuation alone matches nothing. */
export function titleHolds(title: AnyColumn, typed: string): SQL | undefined {
  if (typedKeyword(typed) === '') return undefined
  return sql`(search_norm(${typed}) <> '' and strpos(search_norm(${title}), search_norm(${typed})) > 0)`
}

const lexeme = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/**
 * Words match as prefixes. Pairs of unspaced scripts match whole, and so does a single letter: too many words begin
 * with it, and reading them is slow.
 */
const isWhole = (token: string) => unspaced.test(token) === token.length > 1

type NamedWords = Pick<CatalogSnapshot, 'brands' | 'categories'>

/** Lexemes of the brands and categories that fit; each offer carries one of its brand and one of its category. */
function namesThat({ brands, categories }: NamedWords, fits: (named: { words: string[]; text: string }) => boolean) {
  const of = (kind: string, all: NamedWords['brands']) =>
    [...all].flatMap(([id, named]) => (fits(named) ? `':${kind}${id}'` : []))
  return [...of('b', brands), ...of('c', categories)]
}

/** A word with the brands and categories that it names. */
function meaningOf(names: NamedWords, token: string, whole: boolean) {
  const fits = (word: string) => (whole ? word === token : word.startsWith(token))
  return {
    lexeme: whole ? lexeme(token) : `${lexeme(token)}:*`,
    named: namesThat(names, ({ words }) => words.some(fits)),
  }
}

/**
 * Every token must occur, as a word or in the name of the brand or category. Brands and categories named by all tokens
 * are queried apart: the index answers two simple conditions much faster than one that joins both for every token.
 */
function everyWord(names: NamedWords, tokens: readonly string[], allWhole = false) {
  const meanings = tokens.map((token) => meaningOf(names, token, allWhole || isWhole(token)))
  const common = (meanings[0]?.named ?? []).filter((name) => meanings.every(({ named }) => named.includes(name)))
  const join = (leftOut: readonly string[]) =>
    meanings
      .map((one) => `(${[one.lexeme, ...one.named.filter((name) => !leftOut.includes(name))].join(' | ')})`)
      .join(' & ')
  return { query: join([]), words: join(common), common }
}

const holds = (query: string) => sql`l.search @@ ${query}::tsquery`
const rankBy = (query: string) => sql`ts_rank(l.search, ${query}::tsquery)`

const columns: Record<string, SQL> = { b: sql`l.brand_id`, c: sql`l.category_id` }

/** The offers of the one brand or category that a lexeme stands for. */
function namedOnly(lexemes: readonly string[]): SQL | null {
  const [, kind = '', id] = /^':(\w)(\d+)'$/.exec(lexemes.length === 1 ? (lexemes[0] ?? '') : '') ?? []
  const column = columns[kind]
  return column && id ? sql`${column} = ${id}::bigint` : null
}

function match({ query, words, common }: ReturnType<typeof everyWord>): KeywordMatch {
  const named = namedOnly(common)
  return {
    condition: common.length > 0 ? sql`(${holds(words)} or ${holds(common.join(' | '))})` : holds(words),
    rank: rankBy(query),
    apart: named && { named, others: sql`${holds(words)} and not ${named}` },
  }
}

/** Matches the words, or the whole text inside other words. */
function inside(names: NamedWords, text: string, query: string): KeywordMatch {
  const named = namesThat(names, (one) => one.text.includes(text))
  const either = [`(${query})`, ...named].join(' | ')
  return {
    condition: sql`(${holds(either)} or l.search_text like ${`%${escapeLike(text)}%`})`,
    rank: rankBy(query),
    apart: null,
  }
}

/** Words of brands and categories, for correcting typing errors. */
const vocabulary = ({ brands, categories }: NamedWords) => [
  ...new Set([...brands.values(), ...categories.values()].flatMap(({ words }) => words.filter((w) => w.length > 2))),
]

/** The readings of a keyword from narrow to wide; each is used only if those before it find too little. */
export interface KeywordReadings {
  /** Every word as it is. */
  whole: KeywordMatch
  /** Words match as prefixes. */
  begun: KeywordMatch
  /** The text inside other words; null if it is too short. */
  inside: KeywordMatch | null
  /** With typing errors corrected; null if there are none. */
  corrected(): KeywordMatch | null
}

/** The readings of a keyword; null if it contains no words. */
export function readKeyword(names: NamedWords, { text, tokens }: Normalised): KeywordReadings | null {
  if (tokens.length === 0) return null
  const begun = everyWord(names, tokens)
  return {
    whole: match(everyWord(names, tokens, true)),
    begun: match(begun),
    inside: text.length >= shortestSubstring ? inside(names, text, begun.query) : null,
    corrected() {
      const words = vocabulary(names)
      const corrected = tokens.map((token) => correctWord(token, words))
      return corrected.some((token, index) => token !== tokens[index]) ? match(everyWord(names, corrected)) : null
    },
  }
}
