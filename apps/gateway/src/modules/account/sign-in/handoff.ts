import { calls } from '@tradepost/contract'
import { minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { handoffTicket } from '../../../platform/db/schema/account/identity.ts'
import { refreshFamily } from '../../../platform/db/schema/account/session.ts'
import { site } from '../../../platform/db/schema/platform.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { sendNotice } from '../guard/notices.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { type Family, familyOfToken, revokeFamily } from '../session/session-store.ts'
import { openSessionIn } from './grant.ts'

const ticketSeconds = 60
const perUser: RateRule = { name: 'handoff', limit: 30, windowMs: minuteMs }

/** Spends the ticket. Returns its session, or null if the session has ended. */
async function spendTicket(tx: Tx, tenantId: number, ticket: string, host: string): Promise<Family | null> {
  const [row] = await tx
    .delete(handoffTicket)
    .where(ofTenant(handoffTicket, tenantId, eq(handoffTicket.ticketHash, hashToken(ticket))))
    .returning()
  const now = await moment(tx)
  if (!row || row.expiresAt <= now || row.host !== host.toLowerCase()) return null
  const [family] = await tx
    .select()
    .from(refreshFamily)
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.id, row.familyId)))
  return family && !family.revokedAt && family.absoluteEnd > now ? family : null
}

/** Ends the session of a refresh token that appeared in a URL, because histories, logs and referrers store URLs. */
async function endLeaked(deps: Deps, tx: Tx, context: CallContext, token: string): Promise<void> {
  const { tenantId } = context.tenant
  const family = await familyOfToken(tx, tenantId, token)
  const at = await moment(tx)
  const kind = family ? 'refresh_in_url' : 'handoff_refused'
  await recordSecurity(tx, tenantId, { kind, userId: family?.userId ?? null, ip: context.ip, at })
  if (!family || family.revokedAt) return
  await revokeFamily(tx, tenantId, family.id, 'leaked', at)
  await sendNotice(deps, tx, context, family.userId, 'sessionReuse')
}

export const handoffCalls = (deps: Deps): Implementation[] => [
  implement(calls.signIn.issueHandoff, async ({ body }, context) => {
    const { tenantId } = context.tenant
    const { userId, sessionFamilyId: familyId } = principal(context)
    const host = body.host.toLowerCase()
    const ticket = newToken()
    await deps.db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      const now = await moment(tx)
      await requireRate(tx, tenantId, perUser, userId, now)
      const [targetSite] = await tx
        .select()
        .from(site)
        .where(ofTenant(site, tenantId, eq(site.domain, host)))
      if (!targetSite) throw new Failure('not_found', { field: 'host' })
      const expiresAt = new Date(now.getTime() + ticketSeconds * 1000)
      await tx.insert(handoffTicket).values({ tenantId, ticketHash: hashToken(ticket), familyId, host, expiresAt })
      await recordSecurity(tx, tenantId, { kind: 'handoff_issued', userId, ip: context.ip, at: now, facts: { host } })
    })
    return { ticket, host, expiresIn: ticketSeconds }
  }),

  implement(calls.signIn.redeemHandoff, async ({ body }, context) => {
    const { tenantId } = context.tenant
    const session = await deps.db.withTenant(tenantId, 'gateway', async (tx) => {
      const family = await spendTicket(tx, tenantId, body.ticket, body.host)
      if (!family) {
        await endLeaked(deps, tx, context, body.ticket)
        return null
      }
      const { userId, remember, amr, unproven, absoluteEnd, authenticatedAt, createdAt } = family
      // The new session ends when the old one would have.
      const facts = { remember, amr, unproven, notAfter: absoluteEnd, authenticatedAt: authenticatedAt ?? createdAt }
      return openSessionIn(tx, userId, { deps, context, ...facts })
    })
    if (!session) throw new Failure('invalid_grant')
    return session
  }),
]
