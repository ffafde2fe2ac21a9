import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

/** Replaces erased text: the case keeps that something was said, but not the words. */
const erased = '—'

/**
 * Erases a deleted user's words from conversations, cases and reports. Reviews stay: they are about the offer and no
 * longer carry a name. The user must be marked as deleted; the database refuses to change anybody else's messages.
 */
export async function forgetWords(tx: Tx, tenantId: number, userId: string): Promise<void> {
  await tx.execute(sql`update message set body_ct = null, body_key_id = null, flags = '{}', send_key = null
    where tenant_id = ${tenantId} and author_user_id = ${userId}`)
  const ordered = sql`tenant_id = ${tenantId}
    and order_id in (select id from order_head where tenant_id = ${tenantId} and buyer_id = ${userId})`
  await tx.execute(sql`update refund_request set reason = ${erased} where ${ordered}`)
  for (const table of ['dispute', 'insurance_claim'])
    await tx.execute(sql`update ${sql.identifier(table)} set statement = ${erased} where ${ordered}`)
  await tx.execute(sql`update rental_complaint set text = ${erased}
    where tenant_id = ${tenantId} and renter_id = ${userId}`)
  await tx.execute(sql`update seller_report set explanation = ${erased}
    where tenant_id = ${tenantId} and user_id = ${userId}`)
}
