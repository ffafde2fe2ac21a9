import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, count, eq, isNull } from 'drizzle-orm'
import { principal } from '../../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../../platform/call/implement.ts'
import { requireFreshFactor } from '../../../platform/call/second-factor.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { recoveryCode } from '../../../platform/db/schema/account/factor.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../../platform/limits/rate-limit.ts'
import { companyName, sendNotice } from '../guard/notices.ts'
import { getUser } from '../user/user-store.ts'
import { dropAuthenticator } from './drop-factor.ts'
import { countFactors, lockFactors, mustKeepFactor } from './factors-of.ts'
import { passkeyCalls } from './passkey-calls.ts'
import { listPasskeys } from './passkey-store.ts'
import {
  asPerson,
  continueProved,
  recordFactor,
  requireMayAddFactor,
  requireOwnSession,
  takeProof,
} from './prove-factor.ts'
import { renewRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts'
import { addressOf, enrolTotp, takeTotp } from './totp.ts'

const enrolments: RateRule = { name: 'factor-enrol', limit: 20, windowMs: hourMs }
const renewals: RateRule = { name: 'factor-renew', limit: 20, windowMs: hourMs }

/** Calls about the second factor of the signed-in person. */
export const factorCalls = (deps: Deps): Implementation[] => [
  implement(calls.factor.factorStatus, (_, context) =>
    asPerson(deps, context, async (tx, userId, tenantId) => {
      const { hasFactor, factorAt } = principal(context)
      const owner = { tenantId, userId }
      const [left] = await tx
        .select({ n: count() })
        .from(recoveryCode)
        .where(ofTenant(recoveryCode, tenantId, and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt))))
      const { authenticator } = await countFactors(tx, owner)
      return {
        enrolled: hasFactor,
        required: await mustKeepFactor(deps, tx, owner),
        hasAuthenticator: authenticator > 0,
        passkeys: (await listPasskeys(tx, owner)).map(({ id, name, createdAt, lastUsedAt }) => ({
          ...{ id, name, addedAt: createdAt.toISOString(), lastUsedAt: lastUsedAt?.toISOString() ?? null },
        })),
        recoveryCodes: hasFactor ? (left?.n ?? 0) : 0,
        provedAt: factorAt?.toISOString() ?? null,
      }
    }),
  ),
  implement(calls.factor.enrolFactor, (_, context) => {
    context.setHeader('Cache-Control', 'no-store')
    requireMayAddFactor(deps, context)
    return asPerson(deps, context, async (tx, userId, tenantId) => {
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
    requireMayAddFactor(deps, context)
    return takeProof(deps, context, {
      ...{ kind: 'factor_added', refusal: 'code_wrong' },
      take: async (tx, userId, now) => {
        const owner = { tenantId: context.tenant.tenantId, userId }
        const code = body.code.replaceAll(' ', '')
        await lockFactors(tx, owner)
        const { all } = await countFactors(tx, owner)
        if (!(await takeTotp(deps, tx, owner, { code, first: true }, now))) return null
        await sendNotice(deps, tx, context, userId, 'factorAdded')
        const session = await continueProved(tx, context, now)
        const recoveryCodes = all === 0 ? await renewRecoveryCodes(tx, owner.tenantId, userId, now) : []
        return { recoveryCodes, session }
      },
    })
  }),
  implement(calls.factor.proveFactor, ({ body }, context) =>
    takeProof(deps, context, {
      ...{ kind: 'factor_proved', refusal: 'code_wrong' },
      take: async (tx, userId, now) => {
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
    }),
  ),
  implement(calls.factor.renewRecoveryCodes, (_, context) => {
    context.setHeader('Cache-Control', 'no-store')
    if (!principal(context).hasFactor) throw new Failure('factor_enrolment_required')
    requireFreshFactor(deps, context, deps.clock.now())
    return asPerson(deps, context, async (tx, userId, tenantId) => {
      const now = await moment(tx)
      await requireRate(tx, tenantId, renewals, userId, now)
      return { recoveryCodes: await renewRecoveryCodes(tx, tenantId, userId, now) }
    })
  }),
  implement(calls.factor.removeFactor, (_, context) => {
    if (!principal(context).hasFactor) throw new Failure('factor_enrolment_required')
    requireFreshFactor(deps, context, deps.clock.now())
    return asPerson(deps, context, async (tx, userId) => {
      const now = await moment(tx)
      const { sessionFamilyId: except } = principal(context)
      if (!(await dropAuthenticator(deps, tx, context, { userId, except, reason: 'factor_removed', now })))
        throw new Failure('not_found')
      await recordFactor(tx, context, { kind: 'factor_removed', now })
      return {}
    })
  }),
  ...passkeyCalls(deps),
]
