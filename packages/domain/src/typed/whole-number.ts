const accepted = /^(?:0|-?[1-9][0-9]{0,14})$/

/**
 * Reads a whole number: ASCII digits without leading zeros, with an optional minus. Null for every other text and for
 * numbers outside the bounds.
 */
export function wholeNumber(
  text: string | null | undefined,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number | null {
  const number = text !== null && text !== undefined && accepted.test(text) ? Number(text) : null
  return number !== null && number >= min && number <= max ? number : null
}
