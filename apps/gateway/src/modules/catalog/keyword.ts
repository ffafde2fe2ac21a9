import { typedKeyword } from '@tradepost/domain/search/typed-keyword'
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
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
  /**
   * Where the keyword is the name of one game or category: its offers, and the others that fit. Asked for one after the
   * other, a game that alone has more than is counted spares the index of words.
   */
  apart: { named: SQL; others: SQL } | null
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

/** Titles that hold what was typed; undefined while nothing was. Signs alone are held by none. */
export function titleHolds(title: AnyColumn, typed: string): SQL | undefined {
  if (typedKeyword(typed) === '') return undefined
  return sql`(search_norm(${typed}) <> '' and strpos(search_norm(${title}), search_norm(${typed})) > 0)`
}

const lexeme = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/**
 * Words may be beginnings of words; pairs of unspaced scripts are whole, and so is a single letter: what begins with one
 * is a large part of all there is, and costs as much to read.
 */
const isWhole = (token: string) => unspaced.test(token) === token.length > 1

type NamedWords = Pick<CatalogueFacts, 'brands' | 'categories'>

/** Offers carry their game and category as one lexeme each; the words of those are looked up here. */
function namesThat({ brands, categories }: NamedWords, fits: (named: { words: string[]; text: string }) => boolean) {
  const of = (kind: string, all: NamedWords['brands']) =>
    [...all].flatMap(([id, named]) => (fits(named) ? `':${kind}${id}'` : []))
  return [...of('b', brands), ...of('c', categories)]
}

/** A word with the games and categories that it names. */
function meaningOf(names: NamedWords, token: string, whole: boolean) {
  const fits = (word: string) => (whole ? word === token : word.startsWith(token))
  return {
    lexeme: whole ? lexeme(token) : `${lexeme(token)}:*`,
    named: namesThat(names, ({ words }) => words.some(fits)),
  }
}

/**
 * Every token must occur, as a word or in the name of the game or category. What is named by all of the tokens is asked
 * for apart: an index answers two plain questions much sooner than one that joins both for every token.
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

/** The offers of the one game or category that a lexeme stands for. */
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

/** The words, or the whole text inside other words. */
function inside(names: NamedWords, text: string, query: string): KeywordMatch {
  const named = namesThat(names, (one) => one.text.includes(text))
  const either = [`(${query})`, ...named].join(' | ')
  return {
    condition: sql`(${holds(either)} or l.search_text like ${`%${escapeLike(text)}%`})`,
    rank: rankBy(query),
    apart: null,
  }
}

/** Words of games and categories: what people misspell. */
const vocabulary = ({ brands, categories }: NamedWords) => [
  ...new Set([...brands.values(), ...categories.values()].flatMap(({ words }) => words.filter((w) => w.length > 2))),
]

/** The readings of a keyword from the narrowest to the widest; each is made only when those before found too little. */
export interface KeywordReadings {
  /** Every word as it is. */
  whole: KeywordMatch
  /** Words may be beginnings of words. */
  begun: KeywordMatch
  /** Null where the text is too short for that. */
  inside: KeywordMatch | null
  /** With misspelt words corrected; null when there is nothing to correct. */
  corrected(): KeywordMatch | null
}

/** How a keyword may be read; null when it holds nothing to look for. */
export function readKeyword(names: NamedWords, { text, tokens }: Normalised): KeywordReadings | null {
  if (tokens.length === 0) return null
  const begun = everyWord(names, tokens)
  return {
    whole: match(everyWord(names, tokens, true)),
    begun: match(begun),
    inside: text.length >= shortestSubstring ? inside(names, text, begun.query) : null,
    corrected() {
      const known = vocabulary(names)
      const meant = tokens.map((token) => correctWord(token, known))
      return meant.some((token, at) => token !== tokens[at]) ? match(everyWord(names, meant)) : null
    },
  }
}
