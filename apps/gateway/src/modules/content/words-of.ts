import { outdatedLanguages } from '@tradepost/domain/content/outdated-languages'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { cleanTitle } from '../../platform/text/clean-text.ts'
import { languagesOf } from './content-view.ts'
import { unofferedTexts } from './save-content.ts'

interface Words<T> {
  /** The version before; one from before there were states of translations has none. */
  earlier: { texts: Record<string, T>; outdated?: string[] } | null
  texts: Record<string, T>
  confirmed: readonly string[]
}

/** The typed words, those that nobody can see in the form, and the languages that are older than the original. */
export async function wordsOf<T extends object>(tx: Tx, context: CallContext, { earlier, texts, confirmed }: Words<T>) {
  const all = { ...(await unofferedTexts(tx, context, earlier?.texts ?? {})), ...texts }
  const [original = 'en'] = await languagesOf(tx, context)
  const asWords = (some: Record<string, T>) => some as unknown as Record<string, Record<string, string>>
  const outdated = outdatedLanguages({
    before: earlier && { texts: asWords(earlier.texts), outdated: earlier.outdated ?? [] },
    ...{ after: asWords(all), original, confirmed },
  })
  return { texts: all, outdated }
}

/** The alternative text of a picture, if there is one. */
export function cleanAlt(typed: string | undefined): { alt?: string } {
  const alt = cleanTitle(typed ?? '')
  return alt ? { alt } : {}
}
