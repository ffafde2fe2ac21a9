import type { ContentKind } from '@tradepost/domain/content/content-state'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Lets one transaction at a time change what all items of a kind have in common, such as their number. */
export async function lockKind(tx: Tx, { tenantId, kind }: { tenantId: number; kind: ContentKind }): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`content:${tenantId}:${kind}`}, 0))`)
}
