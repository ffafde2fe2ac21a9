/** The day at whose end a unit expires, as an instant. Null for a text that is no day. */
export function expiryOf(typed: string): string | null {
  const instant = new Date(`${typed}T23:59:59Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(instant.getTime()) ? instant.toISOString() : null
}
