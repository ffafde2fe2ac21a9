import { sql } from 'drizzle-orm'
import type { TypedWord } from '../catalog/keyword.ts'
import { mostWords, type WordReads, wordsTogether } from './dropped-words.ts'
import {
  correctWords,
  type KeywordMatch,
  matchInside,
  matchWords,
  type SearchWord,
  withLastBegun,
} from './keyword-readings.ts'

/** If a keyword has fewer hits, the last word also matches as a prefix, and a single word inside other words. */
const fewHits = 200
/** The most hits of a search inside words. It is low, because this search reads the text of each hit. */
const insideCap = 1000
/** From `from` words on, up to `cap` hits are read at once: few offers match, and finding them is the slow part. */
const severalWords = { from: 3, cap: 10_000 }
/** The most words that are considered; a keyword has at most 144 characters. */
const mostTyped = 16

interface Result {
  total: number
  chosen: readonly { total: number }[]
}

interface Search<R extends Result> extends WordReads {
  /** True if the visitor has set filters besides the keyword. */
  filtered: boolean
  list(match: KeywordMatch, cap?: number): Promise<R>
}

interface Found<R> {
  result: R
  /** Words that were left out of the search. */
  dropped: string[]
}

/** True if the keyword has enough hits without the filters. */
async function findsEnough<R extends Result>(
  { run, tenantId, filtered }: Search<R>,
  { condition }: KeywordMatch,
  { total, chosen }: R,
): Promise<boolean> {
  if (total >= fewHits) return true
  if (!filtered) return false
  if (chosen.some((one) => one.total >= fewHits)) return true
  const rows = await run(
    sql`select 1 from offer_listing l where l.tenant_id = ${tenantId} and ${condition} limit ${fewHits}`,
  )
  return rows.length === fewHits
}

/** Searches by a word with few hits as a prefix, then inside words, then with typing errors corrected. */
async function widenWord<R extends Result>(search: Search<R>, word: TypedWord, whole: R): Promise<R> {
  const { names, list } = search
  const begun = withLastBegun([word])
  let result = whole
  if (begun) {
    const match = matchWords(names, begun)
    result = await list(match)
    if (await findsEnough(search, match, result)) return result
  }
  const [searched = word] = begun ?? []
  const insideNames = matchInside(names, searched, 'names')
  if (insideNames) {
    result = await list(insideNames)
    if (await findsEnough(search, insideNames, result)) return result
  }
  const inside = matchInside(names, searched, 'words')
  if (inside) result = await list(inside, insideCap)
  if (result.total > 0) return result
  const corrected = correctWords(names, [word])
  return corrected ? list(matchWords(names, corrected)) : result
}

/** Lists the offers with all of the words. */
const listAll = <R extends Result>({ names, list }: Search<R>, words: readonly SearchWord[]): Promise<R> =>
  list(matchWords(names, words), words.length >= severalWords.from ? severalWords.cap : undefined)

/** Searches by the words that occur together in an offer, if no offer has all words or there are too many words. */
async function searchTogether<R extends Result>(search: Search<R>, typed: readonly TypedWord[]): Promise<Found<R>> {
  const together = await wordsTogether(search, typed.slice(0, mostTyped))
  const kept = new Set(together.map(({ text }) => text))
  const dropped = typed.flatMap(({ text }) => (kept.has(text) ? [] : text))
  const begun =
    typed.length <= mostWords && dropped.every((text) => text === typed.at(-1)?.text) && withLastBegun(typed)
  if (begun) {
    const result = await listAll(search, begun)
    if (result.total > 0) return { result, dropped: [] }
  }
  if (together.length === 0) return { result: await listAll(search, typed.slice(0, mostWords)), dropped: [] }
  return { result: await listAll(search, together), dropped }
}

/** Searches by all words, or, without hits, by the words that occur together. Returns the words that were left out. */
export async function searchByWords<R extends Result>(
  search: Search<R>,
  typed: readonly TypedWord[],
): Promise<Found<R>> {
  if (typed.length > mostWords) return searchTogether(search, typed)
  const match = matchWords(search.names, typed)
  const whole = await listAll(search, typed)
  const [first, ...others] = typed
  if (!first || (await findsEnough(search, match, whole))) return { result: whole, dropped: [] }
  if (others.length === 0) return { result: await widenWord(search, first, whole), dropped: [] }
  if (whole.total === 0) return searchTogether(search, typed)
  const begun = withLastBegun(typed)
  return { result: begun ? await listAll(search, begun) : whole, dropped: [] }
}
