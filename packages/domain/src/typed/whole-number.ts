const written = /^(?:0|-?[1-9][0-9]{0,14})$/

/**
 * The whole number a text is, written the one way there is: no sign but a minus, no space, zero in front, fraction,
 * exponent, other base or other digits. Null for every other text, and beyond the bounds.
 */
export function wholeNumber(
  text: string | null | undefined,
  { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER }: { min?: number; max?: number } = {},
): number | null {
  const number = text !== null && text !== undefined && written.test(text) ? Number(text) : null
  return number !== null && number >= min && number <= max ? number : null
}
