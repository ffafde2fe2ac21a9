import { and, eq, exists, inArray, isNotNull, ne } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ordersOf } from '../../platform/db/orders-of-buyer.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { sellerApplicationFile } from '../../platform/db/schema/application.ts'
import { file } from '../../platform/db/schema/file.ts'
import { message, messageAttachment } from '../../platform/db/schema/message.ts'
import {
  caseFile,
  dispute,
  disputeAnswer,
  insuranceClaim,
  refundRequest,
} from '../../platform/db/schema/order/after-sales.ts'
import { unitClaim } from '../../platform/db/schema/order/unit-claim.ts'
import { sellerReport, sellerReportFile } from '../../platform/db/schema/seller-report.ts'
import { verificationFile } from '../../platform/db/schema/trust.ts'

/** Deletes files of deleted users from decided reports. Customer service needs those of open reports. */
export const forgetReportFiles = (tx: Tx, tenantId: number) => {
  const decidedReport = tx
    .select({ id: sellerReport.id })
    .from(sellerReport)
    .innerJoin(
      appUser,
      ofTenant(appUser, sellerReport.tenantId, eq(appUser.id, sellerReport.userId), isNotNull(appUser.deletedAt)),
    )
    .innerJoin(file, ofTenant(file, sellerReport.tenantId, eq(file.ownerId, appUser.id)))
    .where(
      and(
        ofTenant(sellerReport, sellerReportFile.tenantId, eq(sellerReport.id, sellerReportFile.reportId)),
        ne(sellerReport.state, 'open'),
        eq(file.id, sellerReportFile.fileId),
      ),
    )
  return tx.delete(sellerReportFile).where(ofTenant(sellerReportFile, tenantId, exists(decidedReport)))
}

/**
 * Removes a deleted user's files from conversations and cases. No case is open, because that prevents deleting an
 * account. Files that a seller delivered belong to the buyer and stay.
 */
export async function forgetFiles(tx: Tx, tenantId: number, userId: string): Promise<void> {
  const files = tx
    .select({ id: file.id })
    .from(file)
    .where(ofTenant(file, tenantId, eq(file.ownerId, userId)))
  const writtenByUser = tx
    .select({ seq: message.seq })
    .from(message)
    .where(
      ofTenant(
        message,
        messageAttachment.tenantId,
        eq(message.conversationId, messageAttachment.conversationId),
        eq(message.seq, messageAttachment.seq),
        eq(message.authorUserId, userId),
      ),
    )
  await tx
    .delete(messageAttachment)
    .where(ofTenant(messageAttachment, tenantId, inArray(messageAttachment.fileId, files), exists(writtenByUser)))
  const orders = ordersOf(tx, tenantId, userId)
  for (const table of [refundRequest, dispute, disputeAnswer, insuranceClaim, unitClaim])
    await tx
      .update(table)
      .set({ fileIds: [] })
      .where(ofTenant(table, tenantId, inArray(table.orderId, orders), ne(table.fileIds, [])))
  await tx
    .delete(caseFile)
    .where(ofTenant(caseFile, tenantId, inArray(caseFile.orderId, orders), inArray(caseFile.fileId, files)))
  await tx
    .delete(sellerApplicationFile)
    .where(ofTenant(sellerApplicationFile, tenantId, inArray(sellerApplicationFile.fileId, files)))
  await tx.delete(verificationFile).where(ofTenant(verificationFile, tenantId, inArray(verificationFile.fileId, files)))
  await forgetReportFiles(tx, tenantId)
}
