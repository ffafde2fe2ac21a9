import { calls } from '@tradepost/contract'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { freshUntil } from '../../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { verifyPassword } from '../../../platform/crypto/password-hash.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { identity } from '../../../platform/db/schema/account/identity.ts'
import { refreshFamily } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { spendTicket } from '../code/codes.ts'
import { spendOpenId } from '../federation/open-ids.ts'
import { countAttempt, forgiveAttempts } from '../guard/login-limits.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { replaceSession } from '../session/session-store.ts'
import { getUser } from '../user/user-store.ts'
import { requireGuess } from './grant-captcha.ts'

const activeSessions = (tenantId: number, userId: string) =>
  ofTenant(
    refreshFamily,
    tenantId,
    eq(refreshFamily.userId, userId),
    isNull(refreshFamily.revokedAt),
    gt(refreshFamily.absoluteEnd, sql`moment()`),
    or(isNull(refreshFamily.idleEnd), gt(refreshFamily.idleEnd, sql`moment()`)),
  )

async function endSessions(tx: Tx, context: CallContext, which: ReturnType<typeof and>): Promise<number> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const now = await moment(tx)
  const { rowCount } = await tx
    .update(refreshFamily)
    .set({ revokedAt: now, revokeReason: 'ended' })
    .where(and(activeSessions(tenantId, userId), which))
  if (rowCount) await recordSecurity(tx, tenantId, { kind: 'session_ended', userId, ip: context.ip, at: now })
  return rowCount ?? 0
}

type StepUpBody = Parameters<Parameters<typeof implement<typeof calls.signIn.stepUp>>[1]>[0]['body'] & object

/** The failure of a step-up proof; null if the proof is valid. */
async function checkProof(
  deps: Deps,
  context: CallContext,
  body: StepUpBody,
): Promise<'code_wrong' | 'invalid_grant' | 'credentials_wrong' | null> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const { password, ticket, openType, openId } = body
  const within = <T>(work: (tx: Tx) => Promise<T>) => deps.db.withTenant(tenantId, `buyer:${userId}`, work)
  const { user, hash } = await within((tx) => getUser(tx, tenantId, userId))
  if (password !== undefined) {
    const attempt = { context, key: `step-up ${userId}`, userId }
    const counted = await countAttempt(deps, attempt)
    if (counted.needsProof) throw new Failure('rate_limited', { retryAfterSeconds: 3600 })
    if (!(await verifyPassword(hash, password))) return 'credentials_wrong'
    await forgiveAttempts(deps, attempt, counted)
    return null
  }
  if (ticket !== undefined) {
    await requireGuess({ deps, context })
    const key = user.emailKey
    const right =
      key !== null && (await within((tx) => spendTicket(tx, tenantId, key, ['LoginStrategySendVerifyCode'], ticket)))
    return right ? null : 'code_wrong'
  }
  if (!openType || !openId) throw new Failure('data_error', { field: openType ? 'openId' : 'password' })
  const isLinked = await within(async (tx) => {
    const person = await spendOpenId(tx, context, openType, openId)
    if (!person) return null
    const { issuer, subject } = person
    const [row] = await tx
      .select({ userId: identity.userId })
      .from(identity)
      .where(
        ofTenant(
          identity,
          tenantId,
          eq(identity.provider, openType),
          eq(identity.issuer, issuer),
          eq(identity.subject, subject),
        ),
      )
    return row?.userId === userId
  })
  return isLinked ? null : 'invalid_grant'
}

export const sessionCalls = (deps: Deps): Implementation[] => [
  implement(calls.signIn.sessionList, (_input, context) => {
    const { tenantId } = context.tenant
    const { userId, sessionFamilyId } = principal(context)
    return deps.db.withTenant(tenantId, `buyer:${userId}`, async (tx) => {
      const rows = await tx
        .select()
        .from(refreshFamily)
        .where(activeSessions(tenantId, userId))
        .orderBy(desc(sql`coalesce(${refreshFamily.lastUsedAt}, ${refreshFamily.createdAt})`))
        .limit(100)
      return rows.map((row) => ({
        sessionId: row.id,
        current: row.id === sessionFamilyId,
        startedAt: row.createdAt.toISOString(),
        lastUsedAt: (row.lastUsedAt ?? row.createdAt).toISOString(),
        endsAt: row.absoluteEnd.toISOString(),
        remembered: row.remember,
        signedInBy: row.amr,
        ip: row.ip,
        userAgent: row.userAgent,
      }))
    })
  }),

  implement(calls.signIn.endSession, async ({ body }, context) => {
    const ended = await deps.db.withTenant(context.tenant.tenantId, `buyer:${principal(context).userId}`, (tx) =>
      endSessions(tx, context, eq(refreshFamily.id, body.sessionId)),
    )
    if (ended === 0) throw new Failure('not_found', { field: 'sessionId' })
    return {}
  }),

  implement(calls.signIn.endOtherSessions, async (_input, context) => {
    const { userId, sessionFamilyId } = principal(context)
    const ended = await deps.db.withTenant(context.tenant.tenantId, `buyer:${userId}`, (tx) =>
      endSessions(tx, context, sql`${refreshFamily.id} <> ${sessionFamilyId}`),
    )
    return { ended }
  }),

  implement(calls.signIn.stepUp, async ({ body = {} }, context) => {
    const { tenantId } = context.tenant
    const user = principal(context)
    const wrong = await checkProof(deps, context, body)
    const [provenAt, session] = await deps.db.withTenant(tenantId, `buyer:${user.userId}`, async (tx) => {
      const now = await moment(tx)
      const kind = wrong ? 'step_up_failed' : 'step_up'
      await recordSecurity(tx, tenantId, { kind, userId: user.userId, ip: context.ip, at: now })
      if (wrong) return [now] as const
      const replaced = { tenantId, familyId: user.sessionFamilyId, reason: 'proved_anew', now }
      return [now, await replaceSession(tx, replaced)] as const
    })
    if (wrong || !session) throw new Failure(wrong ?? 'access_denied')
    const until = freshUntil({ ...user, unproven: false, authenticatedAt: provenAt }) ?? provenAt
    return { session, freshUntil: until.toISOString() }
  }),
]
