import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeValue } from '../../platform/db/schema/offer.ts'

interface AttributeValue {
  attributeId: string
  value: string
}

/** The values that keys of `listed_offer.facets` stand for, by key. */
export type AttributeValues = (
  tenantId: number,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, AttributeValue>>

const mostKept = 50_000

/**
 * Keeps attribute values in process. A key is a hash of its value and rows are only ever added, so what is kept cannot
 * become stale; a key that is not kept yet is read once.
 */
export function createAttributeValues(db: Pick<Database, 'withTenant'>): AttributeValues {
  const caches = new Map<number, Map<string, AttributeValue>>()
  return async (tenantId, keys) => {
    let cache = caches.get(tenantId) ?? new Map<string, AttributeValue>()
    if (cache.size > mostKept) cache = new Map()
    caches.set(tenantId, cache)
    const missing = keys.filter((key) => !cache.has(key))
    if (missing.length === 0) return cache
    const rows = await db.withTenant(tenantId, 'visitor', (tx) =>
      tx
        .select({ key: attributeValue.key, attributeId: attributeValue.attributeId, value: attributeValue.value })
        .from(attributeValue)
        .where(ofTenant(attributeValue, tenantId, inArray(attributeValue.key, missing.map(BigInt)))),
    )
    for (const { key, attributeId, value } of rows) cache.set(String(key), { attributeId, value })
    return cache
  }
}
