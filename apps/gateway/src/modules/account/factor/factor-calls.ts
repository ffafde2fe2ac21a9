import { calls } from '@tradepost/contract'
import { hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { and, count, eq, isNull, notInArray } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { requireFresh } from '../../../platform/call/fresh-session.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { requireFreshFactor } from '../../../platform/call/second-factor.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { rateWindow } from '../../../platform/db/schema/account/account.ts'
import { recoveryCode } from '../../../platform/db/schema/account/factor.ts'
import { refreshFamily } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { countUse, type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { companyName, sendNotice } from '../guard/notices.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { replaceSession } from '../session/session-store.ts'
import { getUser } from '../user/user-store.ts'
import { dropFactor } from './drop-factor.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { addressOf, enrolTotp, takeTotp } from './totp.ts'

/** Wrong codes of one account since the last right one. At the limit, right ones are refused too. */
const wrongCodes: RateRule = { name: 'factor-code', limit: 8, windowMs: 15 * minuteMs }
const enrolments: RateRule = { name: 'factor-enrol', limit: 20, windowMs: hourMs }
const renewals: RateRule = { name: 'factor-renew', limit: 20, windowMs: hourMs }

type Kind = Parameters<typeof recordSecurity>[2]['kind']

/** Refuses a session that a partner or another client opened for the person: only the person proves a factor. */
async function requireOwnSession(tx: Tx, context: CallContext): Promise<void> {
  const { sessionFamilyId } = principal(context)
  const [own] = await tx
    .select({ id: refreshFamily.id })
    .from(refreshFamily)
    .where(
      ofTenant(
        refreshFamily,
        context.tenant.tenantId,
        eq(refreshFamily.id, sessionFamilyId),
        eq(refreshFamily.unproven, false),
        notInArray(refreshFamily.amr, ['open_login', 'proxy']),
      ),
    )
  if (!own) throw new Failure('forbidden')
}

/** Calls about the second factor of the signed-in person. */
export function factorCalls(deps: Deps): Implementation[] {
  const asPerson = <T>(context: CallContext, work: (tx: Tx, userId: string, tenantId: number) => Promise<T>) => {
    const { tenantId } = context.tenant
    const { userId } = principal(context)
    return deps.db.withTenant(tenantId, `buyer:${userId}`, (tx) => work(tx, userId, tenantId))
  }
  const record = async (tx: Tx, context: CallContext, kind: Kind, now: Date) =>
    recordSecurity(tx, context.tenant.tenantId, { kind, userId: principal(context).userId, ip: context.ip, at: now })

  /** Runs `take` unless too many wrong codes were tried. A wrong code stays counted, because it commits. */
  async function prove<T>(
    context: CallContext,
    take: (tx: Tx, userId: string, now: Date) => Promise<T | null>,
    kind: Kind,
  ): Promise<T> {
    const taken = await asPerson(context, async (tx, userId, tenantId) => {
      const now = await moment(tx)
      await requireOwnSession(tx, context)
      const { allowed, retryAfterSeconds } = await countUse(tx, tenantId, wrongCodes, userId, now)
      if (!allowed) throw new Failure('rate_limited', { retryAfterSeconds })
      const result = await take(tx, userId, now)
      if (result !== null)
        await tx
          .delete(rateWindow)
          .where(
            ofTenant(rateWindow, tenantId, and(eq(rateWindow.rule, wrongCodes.name), eq(rateWindow.subject, userId))),
          )
      await record(tx, context, result === null ? 'factor_refused' : kind, now)
      return result
    })
    if (taken === null) throw new Failure('code_wrong', { field: 'code' })
    return taken
  }
  const continueProved = (tx: Tx, context: CallContext, now: Date) =>
    replaceSession(tx, {
      ...{ tenantId: context.tenant.tenantId, familyId: principal(context).sessionFamilyId },
      ...{ reason: 'factor_proved', now, byFactor: true },
    })

  return [
    implement(calls.factor.factorStatus, (_, context) =>
      asPerson(context, async (tx, userId, tenantId) => {
        const { hasFactor, factorAt } = principal(context)
        const [left] = await tx
          .select({ n: count() })
          .from(recoveryCode)
          .where(ofTenant(recoveryCode, tenantId, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))))
        const recoveryCodes = hasFactor ? (left?.n ?? 0) : 0
        return { enrolled: hasFactor, recoveryCodes, provedAt: factorAt?.toISOString() ?? null }
      }),
    ),
    implement(calls.factor.enrolFactor, (_, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireFresh(context, deps.clock.now())
      return asPerson(context, async (tx, userId, tenantId) => {
        const now = await moment(tx)
        await requireOwnSession(tx, context)
        await requireRate(tx, tenantId, enrolments, userId, now)
        const secret = await enrolTotp(deps, tx, { tenantId, userId }, now)
        if (secret === null) throw new Failure('conflict')
        const { user } = await getUser(tx, tenantId, userId)
        const issuer = await companyName(tx, tenantId)
        return { key: secret, address: addressOf({ secret, issuer, label: user.email ?? user.nickName }) }
      })
    }),
    implement(calls.factor.confirmFactor, ({ body }, context) => {
      context.setHeader('Cache-Control', 'no-store')
      requireFresh(context, deps.clock.now())
      const confirm = async (tx: Tx, userId: string, now: Date) => {
        const { tenantId } = context.tenant
        const code = body.code.replaceAll(' ', '')
        if (!(await takeTotp(deps, tx, { tenantId, userId }, { code, first: true }, now))) return null
        await sendNotice(deps, tx, context, userId, 'factorAdded')
        const session = await continueProved(tx, context, now)
        return { recoveryCodes: await renewRecoveryCodes(tx, tenantId, userId, now), session }
      }
      return prove(context, confirm, 'factor_added')
    }),
    implement(calls.factor.proveFactor, ({ body }, context) =>
      prove(
        context,
        async (tx, userId, now) => {
          const { tenantId } = context.tenant
          const code = body.code.replaceAll(' ', '')
          const isOneTime = /^\d{6}$/.test(code)
          const isRight = isOneTime
            ? await takeTotp(deps, tx, { tenantId, userId }, { code }, now)
            : await takeRecoveryCode(tx, tenantId, userId, code, now)
          if (!isRight) return null
          if (!isOneTime) await sendNotice(deps, tx, context, userId, 'recoveryCodeUsed')
          return { session: await continueProved(tx, context, now) }
        },
        'factor_proved',
      ),
    ),
    implement(calls.factor.renewRecoveryCodes, (_, context) => {
      context.setHeader('Cache-Control', 'no-store')
      if (!principal(context).hasFactor) throw new Failure('factor_enrolment_required')
      requireFreshFactor(deps, context, deps.clock.now())
      return asPerson(context, async (tx, userId, tenantId) => {
        const now = await moment(tx)
        await requireRate(tx, tenantId, renewals, userId, now)
        return { recoveryCodes: await renewRecoveryCodes(tx, tenantId, userId, now) }
      })
    }),
    implement(calls.factor.removeFactor, (_, context) => {
      if (!principal(context).hasFactor) throw new Failure('factor_enrolment_required')
      requireFreshFactor(deps, context, deps.clock.now())
      return asPerson(context, async (tx, userId) => {
        const now = await moment(tx)
        const { sessionFamilyId: except } = principal(context)
        await dropFactor(deps, tx, context, { userId, except, reason: 'factor_removed', now })
        await record(tx, context, 'factor_removed', now)
        return {}
      })
    }),
  ]
}
