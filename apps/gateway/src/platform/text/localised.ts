/** The text in a language; English if that is missing, and any other language if English is missing too. */
export function pick<T>(texts: Readonly<Record<string, T>> | null | undefined, locale: string): T | undefined {
  if (!texts) return undefined
  return texts[locale] ?? texts.en ?? Object.values(texts)[0]
}

export const pickText = (texts: Readonly<Record<string, string>> | null | undefined, locale: string): string =>
  pick(texts, locale) ?? ''
