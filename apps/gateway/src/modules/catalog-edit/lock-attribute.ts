import { attrType } from '@tradepost/contract/constants'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { attributeDef } from '../../platform/db/schema/brand.ts'
import { offer } from '../../platform/db/schema/offer.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { hasId } from '../../platform/ids/has-id.ts'

/** True for a type whose values are chosen from a list. */
export const hasChoices = (type: number): boolean => type === attrType.choice || type === attrType.flag

/**
 * Locks an attribute for an edit, and refuses an edit of an older version. Offers that state it meanwhile wait, so that
 * those counted afterwards are all.
 */
export async function lockAttribute(tx: Tx, tenantId: number, id: string, version?: number) {
  const [row] = await tx
    .select()
    .from(attributeDef)
    .where(ofTenant(attributeDef, tenantId, hasId(attributeDef.id, id)))
    .for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  if (version !== undefined && row.version !== version) throw new Failure('conflict', { field: 'version' })
  return row
}

/** Refuses to take an attribute, or a value of it, from offers that have it, listed or not. */
export async function requireUnused(
  tx: Tx,
  { tenantId, id }: typeof attributeDef.$inferSelect,
  field: string,
  value?: string,
): Promise<void> {
  const fact = value === undefined ? { a: id } : { a: id, v: value }
  const has = sql`exists (select from jsonb_array_elements(${offer.attributes}) as fact
    where fact @> ${JSON.stringify(fact)}::jsonb)`
  const count = await tx.$count(offer, ofTenant(offer, tenantId, has))
  if (count > 0) throw new Failure('used_by_offers', { field, values: { count } })
}
