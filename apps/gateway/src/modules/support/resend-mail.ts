import { randomUUID } from 'node:crypto'
import { calls, type SupportMail } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { once } from '../../platform/call/idempotency.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { mail } from '../../platform/db/schema/record.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { openBody, sealBody } from '../../platform/mail/sealed-body.ts'
import { mailAttempts } from '../../platform/mail/sender.ts'
import { toSupportMail } from './support-mails.ts'

const perMail: RateRule = { name: 'resend-mail', limit: 3, windowMs: dayMs }
const perPerson: RateRule = { name: 'resend-person', limit: 60, windowMs: hourMs }

const copyPrefix = 'again:'

/** Sends a mail once more, to the same address with the same words. Nobody of the staff reads it. */
async function resend(deps: Deps, tx: Tx, tenantId: number, staffId: string, id: string): Promise<SupportMail> {
  const thisMail = ofTenant(mail, tenantId, eq(mail.id, id))
  const [row] = await tx.select().from(mail).where(thisMail).for('update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  // A mail without a key holds a sign-in code, which is of use once.
  if (row.mailKey === null) throw new Failure('state_conflict')
  const now = deps.clock.now()
  const key = row.mailKey.startsWith(copyPrefix) ? row.mailKey.slice(0, row.mailKey.lastIndexOf(':')) : row.mailKey
  await requireRate(tx, tenantId, perPerson, staffId, now)
  await requireRate(tx, tenantId, perMail, key.startsWith(copyPrefix) ? key.slice(copyPrefix.length) : key, now)
  if (!row.sentAt && row.attempts >= mailAttempts) {
    const [again] = await tx
      .update(mail)
      .set({ attempts: 0, nextAttemptAt: now, lastError: null })
      .where(thisMail)
      .returning()
    if (!again) throw new Error(`mail ${id} was not updated`)
    return toSupportMail(again)
  }
  const copyId = randomUUID()
  const { textBody, htmlBody, unsubscribeUrl } = await openBody(deps.secrets, tx, row)
  const [copy] = await tx
    .insert(mail)
    .values({
      ...{ tenantId, id: copyId, toAddress: row.toAddress, locale: row.locale, subject: row.subject },
      mailKey: `${key.startsWith(copyPrefix) ? key : copyPrefix + key}:${copyId}`,
      ...(await sealBody(deps.secrets, tx, tenantId, copyId, {
        textBody: textBody ?? '',
        htmlBody: htmlBody ?? '',
        unsubscribeUrl: unsubscribeUrl ?? null,
      })),
      ...{ createdAt: now, nextAttemptAt: now },
    })
    .returning()
  if (!copy) throw new Error(`mail ${id} was not copied`)
  return toSupportMail(copy)
}

export const resendMailCall = (deps: Deps): Implementation =>
  implement(calls.support.resendMail, ({ params }, context) =>
    once(deps, context, calls.support.resendMail, { params }, (store) =>
      asStaff(deps, context, async (tx, staffId) =>
        store(tx, await resend(deps, tx, context.tenant.tenantId, staffId, params.id)),
      ),
    ),
  )
