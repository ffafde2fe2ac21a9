import type { Suggested } from './act-on-offer-translations.ts'

/** Reads the suggestion out of the result of an action; null if it is another result, or one for another language. */
export function readSuggestion(result: unknown, language: string): Omit<Suggested, 'ok'> | null {
  const { suggestion, before } = (result ?? {}) as Partial<Suggested>
  return suggestion && before && suggestion.language === language ? { suggestion, before } : null
}
