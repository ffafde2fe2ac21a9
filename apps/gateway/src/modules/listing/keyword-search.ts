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

/** A keyword with fewer hits than this is also searched by the beginnings of words and inside them. */
const fewHits = 200
/** Lower limit for searching inside words, which reads the text of each hit. */
const insideCap = 1000
/** Few offers have this many words at once. Finding them takes longer than reading them, so they are read in one go. */
const severalWords = { from: 3, cap: 10_000 }
/** The most words that are looked at; a keyword has 144 characters at most. */
const mostTyped = 16

interface Result {
  total: number
  chosen: readonly { total: number }[]
}

interface Search<R extends Result> extends WordReads {
  /** True if filters beside the keyword narrow the list. */
  filtered: boolean
  list(match: KeywordMatch, cap?: number): Promise<R>
}

interface Found<R> {
  result: R
  /** Words that were left out. */
  dropped: string[]
}

/** True if the keyword alone finds enough, so that only the filters make hits few. */
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

/** Widens a word with few hits to words that begin with it, to parts of words, and to words spelt alike. */
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

/** Searches by the words that occur together, where no offer has all of them. */
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

/** Searches by all words if they find offers, or else by as many as occur together; names those left out. */
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
