/** What a client is for. Its name ends in `-web` for a shop and in `-desk` for a desk. */
export const clientKinds = ['shop', 'desk', 'other'] as const
export type ClientKind = (typeof clientKinds)[number]

export function clientKind(id: string): ClientKind {
  if (id.endsWith('-web')) return 'shop'
  return id.endsWith('-desk') ? 'desk' : 'other'
}

/** For how long the earlier secrets of a client may go on after a new one was made: an hour, a day, a week, 30 days. */
export const overlapHours = [1, 24, 168, 720] as const

/** Maximum number of secrets of one client that work at the same time. */
export const mostSecrets = 5

/** By how many characters of its SHA-256 a secret is recognised. */
export const fingerprintLength = 16
