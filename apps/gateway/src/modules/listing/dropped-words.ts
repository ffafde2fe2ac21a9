import { type SQL, sql } from 'drizzle-orm'
import type { Run } from '../catalog/keyword.ts'
import { correctWords, holds, type NamedWords, namesSomething, queryOf, type SearchWord } from './keyword-readings.ts'

/** The most words of one search. */
export const mostWords = 8
/** The number of top recommended offers that are sampled to find common words that occur together. */
const sampledOffers = 1000
/** The number of offers that are read for each word that no sampled offer contains. */
const sampledPerWord = 100

export interface WordReads {
  run: Run
  tenantId: number
  names: NamedWords
}

/** A set of words that occur together: a bit per position of a word, and the number of offers with exactly this set. */
interface Combination {
  bits: number
  n: number
}

async function combinationsIn({ run, names }: WordReads, words: readonly SearchWord[], offers: SQL) {
  const bits = words.map(
    (word, place) => sql`case when ${holds(queryOf(names, [word]))} then ${2 ** place}::int else 0 end`,
  )
  const rows = await run<{ bits: number; n: number }>(
    sql`select ${sql.join(bits, sql` + `)} as bits, count(*)::int as n from (${offers}) l group by 1`,
  )
  return rows.map(({ bits, n }): Combination => ({ bits, n }))
}

const has = (bits: number, place: number) => ((bits >> place) & 1) === 1

/** The positions of the words that no combination contains. */
const missingFrom = (words: readonly SearchWord[], combinations: readonly Combination[]) =>
  words.flatMap((_, place) => (combinations.some(({ bits }) => has(bits, place)) ? [] : place))

/** Combinations in offers that contain a word of these positions. */
function combinationsWith(reads: WordReads, words: readonly SearchWord[], places: readonly number[]) {
  const probes = places.flatMap((place) => {
    const word = words[place]
    return word
      ? sql`(select l.search from offer_listing l where l.tenant_id = ${reads.tenantId}
          and ${holds(queryOf(reads.names, [word]))} limit ${sampledPerWord})`
      : []
  })
  return combinationsIn(reads, words, sql.join(probes, sql` union all `))
}

/** The weight of a word that names a brand or category; other words weigh 1. */
const namedWeight = 3

/**
 * Returns the words to search for: the set with the highest weight that occurs together in an offer; of equal sets, the
 * one in the most offers. First corrects words that no offer contains. Empty if no word occurs.
 */
export async function wordsTogether(reads: WordReads, typed: readonly SearchWord[]): Promise<SearchWord[]> {
  const { tenantId, names } = reads
  const words = [...typed]
  const recommended = sql`select l.search from offer_listing l where l.tenant_id = ${tenantId}
    order by l.rank_score desc, l.id limit ${sampledOffers}`
  const combinations = await combinationsIn(reads, words, recommended)
  const rare = missingFrom(words, combinations)
  if (rare.length > 0) combinations.push(...(await combinationsWith(reads, words, rare)))
  const corrected = missingFrom(words, combinations).filter((place) => {
    const [word] = correctWords(names, [words[place] ?? { text: '', tokens: [] }]) ?? []
    if (word) words[place] = word
    return word !== undefined
  })
  if (corrected.length > 0) combinations.push(...(await combinationsWith(reads, words, corrected)))
  const weights = words.map((word) => (namesSomething(names, word) ? namedWeight : 1))
  const weightOf = (bits: number) => weights.reduce((sum, weight, place) => sum + (has(bits, place) ? weight : 0), 0)
  const [best] = combinations.sort((a, b) => weightOf(b.bits) - weightOf(a.bits) || b.n - a.n)
  return fewest(
    words.filter((_, place) => has(best?.bits ?? 0, place)),
    (word) => combinations.reduce((sum, { bits, n }) => sum + (has(bits, words.indexOf(word)) ? n : 0), 0),
  )
}

/** Drops the most common words until `mostWords` are left. */
function fewest(words: readonly SearchWord[], offersWith: (word: SearchWord) => number): SearchWord[] {
  const kept = words.toSorted((a, b) => offersWith(a) - offersWith(b)).slice(0, mostWords)
  return words.filter((word) => kept.includes(word))
}
