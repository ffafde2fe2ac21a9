import { inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeValue } from '../../platform/db/schema/offer.ts'

interface AttributeValue {
  attributeId: string
  value: string
}

/** Looks up the attribute values of keys in `listed_offer.facets`. Returns them by key. */
export type AttributeValues = (
  tenantId: number,
  keys: readonly string[],
) => Promise<ReadonlyMap<string, AttributeValue>>

const mostKept = 50_000

/**
 * Caches attribute values in this process. A key is a hash of its value and rows are only added, so that cached values
 * cannot become stale. A key that is not cached is read once.
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
