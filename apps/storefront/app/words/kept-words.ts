import type { CompiledMessages } from '@tradepost/i18n'
import { mergeWordsRefs, readWordsRef, type WordsRef, wordsRef } from './words-ref.ts'

export type WordsByNamespace = Readonly<Record<string, CompiledMessages>>
interface KeptVersion {
  byNamespace: Map<string, CompiledMessages>
  /** Merged messages of each reference that pages have used. */
  selections: Map<WordsRef, CompiledMessages>
}

/** Number of versions stored per language. Cached pages refer to older versions for some minutes. */
const maxVersions = 4
const versions = new Map<string, KeptVersion>()

const languageOf = (version: string) => version.slice(0, 2)

/** Stores messages in this process. A server stores whole languages, a browser only the messages of its pages. */
export function keepWords(version: string, words: WordsByNamespace): void {
  const kept = versions.get(version) ?? { byNamespace: new Map(), selections: new Map() }
  versions.delete(version)
  versions.set(version, kept)
  for (const [namespace, messages] of Object.entries(words)) kept.byNamespace.set(namespace, messages)
  const ofLanguage = [...versions.keys()].filter((other) => languageOf(other) === languageOf(version))
  for (const oldest of ofLanguage.slice(0, -maxVersions)) versions.delete(oldest)
}

export const hasVersion = (version: string): boolean => versions.has(version)

/** The messages of one reference by namespace; null if the version is not stored. */
export function keptWords(ref: WordsRef): WordsByNamespace | null {
  const { version, namespaces } = readWordsRef(ref)
  const kept = versions.get(version)
  if (!kept) return null
  return Object.fromEntries(namespaces.map((namespace) => [namespace, kept.byNamespace.get(namespace) ?? {}]))
}

/** References to those of the messages that are not stored. */
export const missingWords = (refs: readonly WordsRef[]): WordsRef[] =>
  mergeWordsRefs(refs).flatMap((ref) => {
    const { version, namespaces } = readWordsRef(ref)
    const kept = versions.get(version)
    const missing = namespaces.filter((namespace) => !kept?.byNamespace.has(namespace))
    return missing.length > 0 ? [wordsRef(version, missing)] : []
  })

function selectionOf(ref: WordsRef): CompiledMessages {
  const { version } = readWordsRef(ref)
  const selections = versions.get(version)?.selections
  const selection = selections?.get(ref) ?? Object.assign({}, ...Object.values(keptWords(ref) ?? {}))
  selections?.set(ref, selection)
  return selection
}

/** The stored messages of these references. One version gives the same object every time. */
export function messagesOf(refs: readonly WordsRef[]): CompiledMessages {
  const [first, ...others] = mergeWordsRefs(refs)
  const messages = first ? selectionOf(first) : {}
  return others.length > 0 ? Object.assign({}, ...others.map(selectionOf), messages) : messages
}
