import type { CompiledMessages } from '@tradepost/i18n'
import { mergeWordsRefs, readWordsRef, type WordsRef, wordsRef } from './words-ref.ts'

export type WordsByNamespace = Readonly<Record<string, CompiledMessages>>
interface KeptVersion {
  byNamespace: Map<string, CompiledMessages>
  /** Selections that pages have used. */
  selections: Map<WordsRef, CompiledMessages>
}

/** Versions kept for each language: pages in caches name older ones for some minutes. */
const maxVersions = 4
const versions = new Map<string, KeptVersion>()

const languageOf = (version: string) => version.slice(0, 2)

/** Keeps messages for the pages of this process: a server those of whole languages, a browser those of its pages. */
export function keepWords(version: string, words: WordsByNamespace): void {
  const kept = versions.get(version) ?? { byNamespace: new Map(), selections: new Map() }
  versions.delete(version)
  versions.set(version, kept)
  for (const [namespace, messages] of Object.entries(words)) kept.byNamespace.set(namespace, messages)
  const ofLanguage = [...versions.keys()].filter((other) => languageOf(other) === languageOf(version))
  for (const oldest of ofLanguage.slice(0, -maxVersions)) versions.delete(oldest)
}

export const hasVersion = (version: string): boolean => versions.has(version)

/** The messages of one reference by namespace; null if the version is not here. */
export function keptWords(ref: WordsRef): WordsByNamespace | null {
  const { version, namespaces } = readWordsRef(ref)
  const kept = versions.get(version)
  if (!kept) return null
  return Object.fromEntries(namespaces.map((namespace) => [namespace, kept.byNamespace.get(namespace) ?? {}]))
}

/** References to those of the messages that are not here. */
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

/** The messages of these references, the same object every time. Those that are not here are left out. */
export function messagesOf(refs: readonly WordsRef[]): CompiledMessages {
  const [first, ...others] = mergeWordsRefs(refs)
  const messages = first ? selectionOf(first) : {}
  return others.length > 0 ? Object.assign({}, ...others.map(selectionOf), messages) : messages
}
