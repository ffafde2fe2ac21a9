import { minuteMs } from '@tradepost/domain/time/durations'
import { and, eq, notInArray } from 'drizzle-orm'
import { type CallContext, principal } from '../../../platform/call/call-context.ts'
import { requireFresh } from '../../../platform/call/fresh-session.ts'
import { requireFreshFactor } from '../../../platform/call/second-factor.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { moment } from '../../../platform/db/moment.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { rateWindow } from '../../../platform/db/schema/account/account.ts'
import { refreshFamily } from '../../../platform/db/schema/account/session.ts'
import type { Deps } from '../../../platform/deps.ts'
import { Failure } from '../../../platform/failure/failure.ts'
import { countUse, type RateRule } from '../../../platform/limits/rate-limit.ts'
import { recordSecurity } from '../guard/security-events.ts'
import { replaceSession } from '../session/session-store.ts'

/** Wrong proofs of one account since the last right one. At the limit, right ones are refused too. */
const wrongCodes: RateRule = { name: 'factor-code', limit: 8, windowMs: 15 * minuteMs }

type Kind = Parameters<typeof recordSecurity>[2]['kind']

export const asPerson = <T>(
  deps: Deps,
  context: CallContext,
  work: (tx: Tx, userId: string, tenantId: number) => Promise<T>,
): Promise<T> => {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  return deps.db.withTenant(tenantId, `buyer:${userId}`, (tx) => work(tx, userId, tenantId))
}

/** Refuses a session that a partner or another client opened for the person: only the person proves a factor. */
export async function requireOwnSession(tx: Tx, context: CallContext): Promise<void> {
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

/** Guards a new factor: the first one needs a recent sign-in, and every further one a recent proof of an earlier one. */
export function requireMayAddFactor(deps: Deps, context: CallContext): void {
  const now = deps.clock.now()
  requireFresh(context, now)
  if (principal(context).hasFactor) requireFreshFactor(deps, context, now)
}

export const recordFactor = (
  tx: Tx,
  context: CallContext,
  { kind, now, facts = {} }: { kind: Kind; now: Date; facts?: Record<string, unknown> },
): Promise<void> =>
  recordSecurity(tx, context.tenant.tenantId, {
    ...{ kind, userId: principal(context).userId, ip: context.ip, at: now, facts },
  })

interface Proof<T> {
  /** The security event of a right proof. */
  kind: Kind
  refusal: 'code_wrong' | 'passkey_refused'
  facts?: Record<string, unknown>
  /** Null if the proof is wrong. */
  take: (tx: Tx, userId: string, now: Date) => Promise<T | null>
}

/** Takes a proof unless too many wrong ones were tried. A wrong one stays counted, because it commits. */
export async function takeProof<T>(
  deps: Deps,
  context: CallContext,
  { kind, refusal, facts = {}, take }: Proof<T>,
): Promise<T> {
  const taken = await asPerson(deps, context, async (tx, userId, tenantId) => {
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
    await recordFactor(tx, context, { kind: result === null ? 'factor_refused' : kind, now, facts })
    return result
  })
  if (taken === null) throw new Failure(refusal, refusal === 'code_wrong' ? { field: 'code' } : {})
  return taken
}

/** Continues the caller's session as one that has just proved a factor. */
export const continueProved = (tx: Tx, context: CallContext, now: Date) =>
  replaceSession(tx, {
    ...{ tenantId: context.tenant.tenantId, familyId: principal(context).sessionFamilyId },
    ...{ reason: 'factor_proved', now, byFactor: true },
  })
