import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'

/** Deletes files of deleted users from decided reports. Customer service needs those of open reports. */
export const forgetReportFiles = (tx: Tx, tenantId: number) =>
  tx.execute(sql`delete from seller_report_file f using seller_report r, app_user u, file own
    where f.tenant_id = ${tenantId} and r.tenant_id = f.tenant_id and r.id = f.report_id and r.state <> 'open'
      and u.tenant_id = r.tenant_id and u.id = r.user_id and u.deleted_at is not null
      and own.tenant_id = f.tenant_id and own.id = f.file_id and own.owner_id = u.id`)

/**
 * Removes a deleted user's files from conversations and cases. No case is open, because that prevents deleting an
 * account. Files that a seller delivered belong to the buyer and stay.
 */
export async function forgetFiles(tx: Tx, tenantId: number, userId: string): Promise<void> {
  await tx.execute(sql`delete from message_attachment a using message m, file own
    where a.tenant_id = ${tenantId} and m.tenant_id = a.tenant_id and m.conversation_id = a.conversation_id
      and m.seq = a.seq and m.author_user_id = ${userId} and own.tenant_id = a.tenant_id and own.id = a.file_id
      and own.owner_id = ${userId}`)
  const bought = sql`tenant_id = ${tenantId}
    and order_id in (select id from order_head where tenant_id = ${tenantId} and buyer_id = ${userId})`
  for (const table of ['refund_request', 'dispute', 'insurance_claim'])
    await tx.execute(sql`update ${sql.identifier(table)} set file_ids = '{}' where ${bought} and file_ids <> '{}'`)
  await tx.execute(sql`delete from case_file where ${bought}
    and file_id in (select id from file where tenant_id = ${tenantId} and owner_id = ${userId})`)
  await forgetReportFiles(tx, tenantId)
}
