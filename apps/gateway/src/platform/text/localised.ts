/** The text of a language; English where it is missing, any other where that is missing too. */
export function pick<T>(texts: Readonly<Record<string, T>> | null | undefined, locale: string): T | undefined {
  if (!texts) return undefined
  return texts[locale] ?? texts.en ?? Object.values(texts)[0]
}

export const pickText = (texts: Readonly<Record<string, string>> | null | undefined, locale: string): string =>
  pick(texts, locale) ?? ''
