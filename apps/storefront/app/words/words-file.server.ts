import { locales } from '@tradepost/i18n/locales'
import type { WordsFile } from '../../server/assets/words-files.ts'
import type { RequestFacts } from '../../server/pages/request-facts.ts'
import { hasVersion, keptWords } from './kept-words'
import { findVersion, versionOf } from './words.server'
import { readWordsRef, wordsRef } from './words-ref'

/** The script with the messages of a reference; null if the shop has no such messages. */
export async function fetchWordsFile(facts: RequestFacts, ref: string): Promise<WordsFile | null> {
  const { version, namespaces } = readWordsRef(ref)
  // Pages exist in every language, also in those that the shop does not offer.
  const locale = locales.find((language) => version.startsWith(`${language}-`))
  if (!locale || namespaces.length === 0 || wordsRef(version, namespaces) !== ref) return null
  const found = (hasVersion(version) ? version : null) ?? (await findVersion({ ...facts, locale }, version))
  const words = keptWords(wordsRef(found ?? (await versionOf({ ...facts, locale })), namespaces))
  if (!words || Object.values(words).some((messages) => Object.keys(messages).length === 0)) return null
  return { text: `export default ${JSON.stringify(words)}`, isExact: found !== null }
}
