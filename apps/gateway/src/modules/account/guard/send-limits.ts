import { mailboxOf } from '@tradepost/domain/account/email-address'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { sql } from 'drizzle-orm'
import type { CallContext } from '../../../platform/call/call-context.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { codeSend } from '../../../platform/db/schema/account/account.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { countUse, type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import type { Email } from '../../../platform/text/email.ts'
import { knownAs, requesterOf } from './requesters.ts'

export const gapSeconds = 60
/** Codes to one mailbox in a UTC day: for all strangers together, and for each device or network its account knows. */
const perMailbox: RateRule = { name: 'code-email', limit: 10, windowMs: dayMs }
const perOwner: RateRule = { name: 'code-owner', limit: 10, windowMs: dayMs }
/** Per network: a high limit in a short window, because everybody in an office has the same network. */
const perNetwork: RateRule = { name: 'code-ip', limit: 50, windowMs: 15 * minuteMs }
/** Per tenant, without known devices. At this limit, `reserve` still serves networks with few requests (`small`). */
const perTenant: RateRule = { name: 'code-tenant', limit: 150, windowMs: hourMs }
const reserve: RateRule = { name: 'code-reserve', limit: 50, windowMs: hourMs }
const small: RateRule = { name: 'code-small', limit: 3, windowMs: hourMs }

async function requireGap(tx: Tx, tenantId: number, mailbox: string, requester: string, now: Date): Promise<void> {
  const { rowCount } = await tx
    .insert(codeSend)
    .values({ tenantId, emailKey: mailbox, requester, lastSentAt: now })
    .onConflictDoUpdate({
      target: [codeSend.tenantId, codeSend.emailKey, codeSend.requester],
      set: { lastSentAt: sql`excluded.last_sent_at` },
      setWhere: sql`${codeSend.lastSentAt} <= excluded.last_sent_at - make_interval(secs => ${gapSeconds})`,
    })
  if (rowCount === 0) throw new Failure('code_send_too_soon', { retryAfterSeconds: gapSeconds })
}

async function requireDaily(tx: Tx, tenantId: number, rule: RateRule, subject: string, now: Date): Promise<void> {
  const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, rule, subject, now)
  if (!allowed) throw new Failure('code_send_limit', { retryAfterSeconds })
}

/** Keeps a busy network from using up the codes a tenant may send in an hour. */
async function requireTenant(tx: Tx, tenantId: number, ip: string, now: Date): Promise<void> {
  const { allowed: few } = await countUse(tx, tenantId, small, { ip }, now)
  const { allowed } = await countUse(tx, tenantId, perTenant, 'all', now)
  if (allowed) return
  const { windowMs } = reserve
  const retryAfterSeconds = Math.ceil((windowMs - (now.getTime() % windowMs)) / 1000)
  if (!few || !(await countUse(tx, tenantId, reserve, 'all', now)).allowed)
    throw new Failure('rate_limited', { retryAfterSeconds })
}

/** Checks every limit of sending a code. Runs in the sending transaction, so that a refused request counts nowhere. */
export async function requireSend(
  tx: Tx,
  context: CallContext,
  email: Email,
  userId: string | null,
  now: Date,
): Promise<void> {
  const { tenantId } = context.tenant
  const mailbox = mailboxOf(email.key)
  const requester = requesterOf(context)
  await requireGap(tx, tenantId, mailbox, requester, now)
  const recognised = userId ? await knownAs(tx, context, userId) : null
  if (recognised) await requireDaily(tx, tenantId, perOwner, `${requester} ${mailbox}`, now)
  else await requireDaily(tx, tenantId, perMailbox, mailbox, now)
  // A known device has only its own daily limit.
  if (recognised === 'device') return
  await requireRate(tx, tenantId, perNetwork, { ip: context.ip }, now)
  await requireTenant(tx, tenantId, context.ip, now)
}
