const accepted = /^(?:0|-?[1-9][0-9]{0,14})$/

/**
 * Reads a whole number accepted in its only accepted form: ASCII digits, perhaps after a minus, without leading zeros.
 * Null for every other text and outside the bounds.
 */
export function wholeNumber(
  text: string | null | undefined,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number | null {
  const number = text !== null && text !== undefined && accepted.test(text) ? Number(text) : null
  return number !== null && number >= min && number <= max ? number : null
}
