import { mostShownJobs } from '@tradepost/domain/job/job-subjects'
import { and, desc, gt, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { mail } from '../../platform/db/schema/record.ts'
import { redactText } from '../../platform/logging/redact.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'

const isUnsent = (tenantId: number) => ofTenant(mail, tenantId, isNull(mail.sentAt))

/** Counts the mails of a tenant that wait or were given up, and lists those whose last attempt failed. */
export async function waitingMails(tx: Tx, tenantId: number) {
  const [counts] = await tx
    .select({
      waiting: sql<number>`count(*) filter (where ${mail.attempts} < ${mailAttempts})::int`,
      failed: sql<number>`count(*) filter (where ${mail.attempts} >= ${mailAttempts})::int`,
    })
    .from(mail)
    .where(isUnsent(tenantId))
  const rows = await tx
    .select({
      ...{ mailKey: mail.mailKey, subject: mail.subject, toAddress: mail.toAddress, attempts: mail.attempts },
      ...{ createdAt: mail.createdAt, nextAttemptAt: mail.nextAttemptAt, lastError: mail.lastError },
    })
    .from(mail)
    .where(and(isUnsent(tenantId), gt(mail.attempts, 0)))
    .orderBy(desc(mail.createdAt), mail.id)
    .limit(mostShownJobs)
  return {
    ...(counts ?? { waiting: 0, failed: 0 }),
    list: rows.map((row) => {
      const hasFailed = row.attempts >= mailAttempts
      return {
        // A mail without a key holds a sign-in code, perhaps in its subject, too.
        subject: row.mailKey === null ? null : row.subject,
        host: row.toAddress.slice(row.toAddress.lastIndexOf('@') + 1),
        state: hasFailed ? ('failed' as const) : ('waiting' as const),
        attempts: row.attempts,
        createdAt: row.createdAt.toISOString(),
        nextAt: hasFailed ? null : row.nextAttemptAt.toISOString(),
        failure: row.lastError === null ? null : redactText(row.lastError),
      }
    }),
  }
}

/** Lets all mails whose last attempt failed be sent at once, with all their attempts again. Returns their number. */
export async function retryMails(tx: Tx, tenantId: number, now: Date): Promise<number> {
  const rows = await tx
    .update(mail)
    .set({ attempts: 0, nextAttemptAt: now })
    .where(and(isUnsent(tenantId), gt(mail.attempts, 0)))
    .returning({ id: mail.id })
  return rows.length
}
