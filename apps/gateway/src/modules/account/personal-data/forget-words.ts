import { sql } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'

/** What stands where words were: that something was said is part of the case, what was said is not. */
const gone = '—'

/**
 * Takes the words of a deleted person out of conversations, cases and reports. Reviews stay: they are about the offer
 * and carry no name any more. For people who are marked as deleted; the database lets nobody else's messages change.
 */
export async function forgetWords(tx: Tx, tenantId: number, userId: string): Promise<void> {
  await tx.execute(sql`update message set body_ct = null, body_key_id = null, flags = '{}', send_key = null
    where tenant_id = ${tenantId} and author_user_id = ${userId}`)
  const ordered = sql`tenant_id = ${tenantId}
    and order_id in (select id from order_head where tenant_id = ${tenantId} and buyer_id = ${userId})`
  await tx.execute(sql`update refund_request set reason = ${gone} where ${ordered}`)
  for (const table of ['dispute', 'insurance_claim'])
    await tx.execute(sql`update ${sql.identifier(table)} set statement = ${gone} where ${ordered}`)
  await tx.execute(sql`update rental_complaint set text = ${gone}
    where tenant_id = ${tenantId} and renter_id = ${userId}`)
  await tx.execute(sql`update seller_report set explanation = ${gone}
    where tenant_id = ${tenantId} and user_id = ${userId}`)
}
