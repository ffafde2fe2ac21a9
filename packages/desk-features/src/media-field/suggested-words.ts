import type { MediaItem } from './media-item.ts'

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The fields of a picture's place in a language that has no words yet. */
const empty = { title: '', text: '', alt: '' }

/** The words of a picture's place, with those of the chosen file where nothing was typed yet. */
export function withSuggestedWords(
  texts: Texts,
  { words }: Pick<MediaItem, 'words'>,
  languages: readonly string[],
): Texts {
  const suggested = words
    .filter(({ language, alt }) => alt && languages.includes(language))
    .map(({ language, alt }) => [language, { ...empty, ...texts[language], alt: texts[language]?.alt || alt }] as const)
  return { ...texts, ...Object.fromEntries(suggested) }
}
