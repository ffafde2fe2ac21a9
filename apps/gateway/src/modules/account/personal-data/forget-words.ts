import { eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { ordersOf } from '../../../platform/db/orders-of-buyer.ts'
import { message, messageReport } from '../../../platform/db/schema/message.ts'
import { dispute, disputeAnswer, insuranceClaim, refundRequest } from '../../../platform/db/schema/order/after-sales.ts'
import { rentalComplaint } from '../../../platform/db/schema/order/rental.ts'
import { unitClaim } from '../../../platform/db/schema/order/unit-claim.ts'
import { sellerReport } from '../../../platform/db/schema/seller-report.ts'
import { verification } from '../../../platform/db/schema/trust.ts'

/** Replaces an erased text, so that the case still shows that there was one. */
const erased = '—'

/**
 * Erases a deleted user's texts from conversations, cases and reports. Reviews stay, without the author's name. The
 * user must be marked as deleted: the database refuses to change the messages of any other user.
 */
export async function forgetWords(tx: Tx, tenantId: number, userId: string): Promise<void> {
  await tx
    .update(message)
    .set({ bodyCt: null, bodyKeyId: null, flags: [], sendKey: null })
    .where(ofTenant(message, tenantId, eq(message.authorUserId, userId)))
  await tx
    .update(messageReport)
    .set({ note: '' })
    .where(ofTenant(messageReport, tenantId, eq(messageReport.reporterId, userId), ne(messageReport.note, '')))
  const orders = ordersOf(tx, tenantId, userId)
  await tx
    .update(refundRequest)
    .set({ reason: erased })
    .where(ofTenant(refundRequest, tenantId, inArray(refundRequest.orderId, orders)))
  for (const table of [dispute, disputeAnswer, insuranceClaim, unitClaim])
    await tx
      .update(table)
      .set({ statement: erased })
      .where(ofTenant(table, tenantId, inArray(table.orderId, orders)))
  await tx
    .update(rentalComplaint)
    .set({ text: erased })
    .where(ofTenant(rentalComplaint, tenantId, eq(rentalComplaint.renterId, userId)))
  await tx
    .update(sellerReport)
    .set({ explanation: erased })
    .where(ofTenant(sellerReport, tenantId, eq(sellerReport.userId, userId)))
  await tx
    .update(verification)
    .set({ note: erased })
    .where(ofTenant(verification, tenantId, eq(verification.askedBy, userId), ne(verification.note, '')))
}
