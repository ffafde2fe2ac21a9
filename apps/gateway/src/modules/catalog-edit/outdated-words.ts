import { outdatedLanguages } from '@tradepost/domain/content/outdated-languages'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Localised } from '../../platform/db/schema/brand.ts'
import { siteLanguages } from '../dictionary/site-lists.ts'
import { type StoredWords, wordsByLanguage } from './localised-words.ts'

interface Words extends Partial<StoredWords> {
  /** The name of a brand in every language without a name of its own. */
  name?: string
}

interface Edit {
  before: Words & { outdated: readonly string[] }
  after: Words
  /** Languages whose words somebody has compared with the original and found right. */
  confirmed: readonly string[] | undefined
}

/** The words by language. Those of the original have the general name, which other languages translate. */
function textsOf({ names = {}, about = {}, seo = {}, name }: Words, original: string) {
  const own: Localised = name !== undefined && !names[original] ? { ...names, [original]: name } : names
  return Object.fromEntries(
    wordsByLanguage({ names: own, about, seo }).map(({ language, ...words }) => [language, words as Localised]),
  )
}

/** The languages whose words are older than those of the shop's first language, once an edit is made. */
export async function outdatedWords(
  tx: Tx,
  { tenant }: CallContext,
  { before, after, confirmed = [] }: Edit,
): Promise<string[]> {
  const [first] = await siteLanguages(tx, tenant.siteId)
  const original = first?.code ?? 'en'
  return outdatedLanguages({
    before: { texts: textsOf(before, original), outdated: before.outdated },
    ...{ after: textsOf(after, original), original, confirmed },
  })
}
