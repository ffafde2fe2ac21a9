import type { CompiledMessages } from '@tradepost/i18n'
import { reloadOnce } from '../browser/reload-once'
import { keepWords, messagesOf, missingWords, type WordsByNamespace } from './kept-words'
import { readWordsRef, type WordsRef, wordsAddress, wordsRefOf } from './words-ref'

const loading = new Map<WordsRef, Promise<void>>()
const failed = new Set<WordsRef>()

/** Loads a file of messages once. If loading fails, reloads the page, which may be from an older deployment. */
function loadWords(ref: WordsRef): Promise<void> {
  const load = async () => {
    try {
      const file: { default: WordsByNamespace } = await import(/* @vite-ignore */ wordsAddress(ref))
      keepWords(readWordsRef(ref).version, file.default)
    } catch (error) {
      if (reloadOnce()) return new Promise<void>(() => {})
      failed.add(ref)
      throw error
    } finally {
      loading.delete(ref)
    }
  }
  const loaded = loading.get(ref) ?? load()
  loading.set(ref, loaded)
  return loaded
}

/** Loads the message files that the document's links refer to. */
export async function loadDocumentWords(): Promise<void> {
  const links = [...document.querySelectorAll('link[rel=modulepreload]')]
  const addresses = new Set(links.map((link) => link.getAttribute('href') ?? ''))
  const refs = [...addresses].map(wordsRefOf).filter((ref) => ref !== null)
  await Promise.all(refs.map(loadWords))
}

/**
 * The messages of a page during rendering. If messages are missing, throws the promise of their loading, for Suspense.
 * The router renders a new page in a transition, so the old page stays visible until the messages are loaded.
 */
export function readMessages(refs: readonly WordsRef[]): CompiledMessages {
  const missing = missingWords(refs)
  const lost = missing.filter((ref) => failed.delete(ref))
  if (lost.length > 0) throw new Error(`Messages could not be loaded: ${lost.join(', ')}`)
  if (missing.length > 0) throw Promise.all(missing.map(loadWords))
  return messagesOf(refs)
}
