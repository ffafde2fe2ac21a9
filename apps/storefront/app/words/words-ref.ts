/** Version and namespaces of messages: `en-0f3a56b2c1d48e97.catalog.offer`. A version is a language and a hash. */
export type WordsRef = string

interface NamedWords {
  version: string
  namespaces: readonly string[]
}

const fileName = /^\/?(?:assets\/)?words-(.+)\.js$/

export const wordsRef = (version: string, namespaces: Iterable<string>): WordsRef =>
  [version, ...[...new Set(namespaces)].sort()].join('.')

export function readWordsRef(ref: WordsRef): NamedWords {
  const [version = '', ...namespaces] = ref.split('.')
  return { version, namespaces }
}

/** Merges references to the same version, so that there is one for each version. */
export function mergeWordsRefs(refs: readonly WordsRef[]): WordsRef[] {
  const byVersion = new Map<string, string[]>()
  for (const { version, namespaces } of refs.map(readWordsRef))
    byVersion.set(version, [...(byVersion.get(version) ?? []), ...namespaces])
  return [...byVersion].map(([version, namespaces]) => wordsRef(version, namespaces))
}

/** The address of a file with these messages, in /assets: the security policy allows scripts from there. */
export const wordsAddress = (ref: WordsRef): string => `/assets/words-${ref}.js`

/** The reference in the path of a message file; null for other paths. */
export const wordsRefOf = (path: string): WordsRef | null => fileName.exec(path)?.[1] ?? null
