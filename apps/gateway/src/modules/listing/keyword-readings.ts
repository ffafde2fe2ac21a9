import { type SQL, sql } from 'drizzle-orm'
import type { CatalogSnapshot } from '../catalog/catalog-snapshot.ts'
import { escapeLike, type TypedWord } from '../catalog/keyword.ts'
import { correctWord } from '../catalog/typo.ts'

/** One interpretation of a keyword: a condition on `offer_listing l`, and the rank of a hit. */
export interface KeywordMatch {
  condition: SQL
  rank: SQL
  /**
   * Set if the keyword names one brand or category: conditions for its offers and for the other matches. Queried one
   * after the other, so that the search by words is skipped if the brand has enough offers.
   */
  apart: { named: SQL; others: SQL } | null
}

/** A word to search by. With `begins`, words that begin with this word match too. */
export interface SearchWord extends TypedWord {
  begins?: boolean
}

const unspaced = /[\u0E00-\u0E7F\u3005\u3006\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/
const shortestSubstring = 3

const lexeme = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

export type NamedWords = Pick<CatalogSnapshot, 'brands' | 'categories'>

/** Lexemes of matching brands and categories. `search` of an offer has a lexeme for its brand and for its category. */
function namesThat({ brands, categories }: NamedWords, fits: (named: { words: string[]; text: string }) => boolean) {
  const of = (kind: string, all: NamedWords['brands']) =>
    [...all].flatMap(([id, named]) => (fits(named) ? `':${kind}${id}'` : []))
  return [...of('b', brands), ...of('c', categories)]
}

/** A token with the brands and categories that it names. */
function meaningOf(names: NamedWords, token: string, begins: boolean) {
  const fits = (word: string) => (begins ? word.startsWith(token) : word === token)
  return {
    lexeme: begins ? `${lexeme(token)}:*` : lexeme(token),
    named: namesThat(names, ({ words }) => words.some(fits)),
  }
}

const meaningsOf = (names: NamedWords, words: readonly SearchWord[]) =>
  words.flatMap(({ tokens, begins = false }) => tokens.map((token) => meaningOf(names, token, begins)))

/** A tsquery that requires each token of these words, as a word or in the name of the offer's brand or category. */
export const queryOf = (names: NamedWords, words: readonly SearchWord[]): string =>
  meaningsOf(names, words)
    .map(({ lexeme: word, named }) => `(${[word, ...named].join(' | ')})`)
    .join(' & ')

/** True if each of the word's tokens names a brand or category. */
export const namesSomething = (names: NamedWords, word: SearchWord): boolean =>
  meaningsOf(names, [word]).every(({ named }) => named.length > 0)

export const holds = (query: string): SQL => sql`l.search @@ ${query}::tsquery`

const columns: Record<string, SQL> = { b: sql`l.brand_id`, c: sql`l.category_id` }

/** The offers of the one brand or category that a lexeme stands for. */
function namedOnly(lexemes: readonly string[]): SQL | null {
  const [, kind = '', id] = /^':(\w)(\d+)'$/.exec(lexemes.length === 1 ? (lexemes[0] ?? '') : '') ?? []
  const column = columns[kind]
  return column && id ? sql`${column} = ${id}::bigint` : null
}

/**
 * Matches offers with every word. Brands and categories that all words name get a condition of their own: the index
 * handles two simple conditions much faster than one that combines both for every word.
 */
export function matchWords(names: NamedWords, words: readonly SearchWord[]): KeywordMatch {
  const meanings = meaningsOf(names, words)
  const common = (meanings[0]?.named ?? []).filter((name) => meanings.every(({ named }) => named.includes(name)))
  const others = holds(
    meanings
      .map((one) => `(${[one.lexeme, ...one.named.filter((name) => !common.includes(name))].join(' | ')})`)
      .join(' & '),
  )
  const named = namedOnly(common)
  return {
    condition: common.length > 0 ? sql`(${others} or ${holds(common.join(' | '))})` : others,
    rank: sql`ts_rank(l.search, ${queryOf(names, words)}::tsquery)`,
    apart: named && { named, others: sql`${others} and not ${named}` },
  }
}

/**
 * Makes the last word match as a prefix, because the visitor may still be typing. Null if the word is in a script
 * without spaces or short: too many words begin with a short prefix, and reading their offers is slow.
 */
export function withLastBegun(words: readonly TypedWord[]): SearchWord[] | null {
  const last = words.at(-1)
  const shortest = words.length > 1 ? 3 : 2
  if (!last || unspaced.test(last.text) || last.text.length < shortest) return null
  return [...words.slice(0, -1), { ...last, begins: true }]
}

/** Matches a word also inside brand and category names, or inside any word. Null for a short word or no such name. */
export function matchInside(names: NamedWords, word: SearchWord, where: 'names' | 'words'): KeywordMatch | null {
  const { text } = word
  if (text.length < shortestSubstring) return null
  const named = namesThat(names, (one) => one.text.includes(text))
  if (where === 'names' && named.length === 0) return null
  const query = queryOf(names, [word])
  const byName = holds([`(${query})`, ...named].join(' | '))
  return {
    condition: where === 'names' ? byName : sql`(${byName} or l.search_text like ${`%${escapeLike(text)}%`})`,
    rank: sql`ts_rank(l.search, ${query}::tsquery)`,
    apart: null,
  }
}

/** Words of brands and categories, for correcting typing errors. */
const vocabulary = ({ brands, categories }: NamedWords) => [
  ...new Set([...brands.values(), ...categories.values()].flatMap(({ words }) => words.filter((w) => w.length > 2))),
]

/** The words with typing errors corrected; null if there are none. */
export function correctWords(names: NamedWords, words: readonly SearchWord[]): SearchWord[] | null {
  const spelt = vocabulary(names)
  const corrected = words.map(({ text, tokens }) => ({
    text,
    tokens: tokens.map((token) => correctWord(token, spelt)),
  }))
  const isSame = corrected.every(({ tokens }, index) => tokens.every((token, n) => token === words[index]?.tokens[n]))
  return isSame ? null : corrected
}
