const kinds = {
  brand: 10,
  category: 11,
  attribute: 12,
  seller: 13,
  offer: 14,
  review: 15,
  article: 16,
  articleCategory: 17,
  notice: 18,
  user: 19,
  sharedGame: 20,
  passEvent: 21,
  order: 22,
  conversation: 23,
} as const

const spread = 48_271_117n
const offset = 90_417_803n

/** The 19-digit id of the n-th row of a kind: the same on every machine, and different for every tenant. */
export function seedId(tenantId: number, kind: keyof typeof kinds, n: number): string {
  const tail = (BigInt(n) * spread + offset) % 10n ** 14n
  // Tenants with two digits start with 2 instead of 1, which keeps the length and all existing ids.
  return `${tenantId < 10 ? `19${tenantId}` : `2${tenantId}`}${kinds[kind]}${String(tail).padStart(14, '0')}`
}

/** A repeatable UUID in the shape of version 4, made from a number. */
export function seedUuid(tenantId: number, digest: Buffer): string {
  const hex = digest.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${tenantId}${hex.slice(17 + String(tenantId).length, 20)}-${hex.slice(20, 32)}`
}
