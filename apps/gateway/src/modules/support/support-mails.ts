import type { SupportMail } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { desc, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { mail } from '../../platform/db/schema/record.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'

/** A mail without its body. */
const columns = {
  id: mail.id,
  mailKey: mail.mailKey,
  toAddress: mail.toAddress,
  subject: mail.subject,
  createdAt: mail.createdAt,
  sentAt: mail.sentAt,
  attempts: mail.attempts,
  nextAttemptAt: mail.nextAttemptAt,
  lastError: mail.lastError,
  refId: mail.refId,
}
type MailRow = Pick<typeof mail.$inferSelect, keyof typeof columns>

/** Keys of mails whose number is that of an order begin with one of its mails; others name offers or conversations. */
const ofOther = /^(?:again:)?(?:low-stock|unread|alert|application|plan-failed|payout|seller-key|standing|ticket)/

export function toSupportMail(row: MailRow): SupportMail {
  const state = row.sentAt ? 'sent' : row.attempts >= mailAttempts ? 'failed' : 'waiting'
  return {
    ...{ id: row.id, to: row.toAddress, subject: row.subject, state, attempts: row.attempts },
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    nextAttemptAt: state === 'waiting' ? row.nextAttemptAt.toISOString() : null,
    lastError: state === 'sent' ? null : row.lastError,
    orderId: row.refId && isId(row.refId) && !ofOther.test(row.mailKey ?? '') ? row.refId : null,
    mayResend: row.mailKey !== null,
  }
}

/** The newest mails by one condition. */
export async function mailsWhere(
  tx: Tx,
  tenantId: number,
  where: Parameters<typeof ofTenant>[2],
  most: number,
): Promise<SupportMail[]> {
  const rows = await tx
    .select(columns)
    .from(mail)
    .where(ofTenant(mail, tenantId, where))
    .orderBy(desc(mail.createdAt), mail.id)
    .limit(most)
  return rows.map(toSupportMail)
}

/** The newest mails about any of these orders and purchases. */
export const mailsAbout = (tx: Tx, tenantId: number, refs: readonly string[], most: number): Promise<SupportMail[]> =>
  mailsWhere(tx, tenantId, inArray(mail.refId, [...refs]), most)
