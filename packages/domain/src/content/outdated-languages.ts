type Words = Readonly<Record<string, string>>
type Texts = Readonly<Record<string, Words>>

const same = (one: Words | undefined, other: Words | undefined) =>
  one !== undefined &&
  other !== undefined &&
  [...new Set([...Object.keys(one), ...Object.keys(other)])].every((field) => one[field] === other[field])

interface Save {
  /** The words before the save, and the languages that were outdated then; null for something new. */
  before: { texts: Texts; outdated: readonly string[] } | null
  after: Texts
  /** The language from which the others are translated. */
  original: string
  /** Languages whose words somebody has compared with the original and found right. */
  confirmed: readonly string[]
}

/** The languages whose words are older than those of the original. */
export function outdatedLanguages({ before, after, original, confirmed }: Save): string[] {
  if (!before) return []
  const isOriginalNew = before.texts[original] !== undefined && !same(before.texts[original], after[original])
  return Object.keys(after)
    .filter((language) => language !== original && !confirmed.includes(language))
    .filter((language) => same(before.texts[language], after[language]))
    .filter((language) => isOriginalNew || before.outdated.includes(language))
    .toSorted()
}

export const translationStates = ['complete', 'missing', 'outdated'] as const
export type TranslationState = (typeof translationStates)[number]

/** The state of one language of some content. */
export const translationState = (
  language: string,
  { written, outdated }: { written: readonly string[]; outdated: readonly string[] },
): TranslationState => (outdated.includes(language) ? 'outdated' : written.includes(language) ? 'complete' : 'missing')
