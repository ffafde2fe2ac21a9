import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { eq, inArray, isNull } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { identityCheck, sellerApplication } from '../../platform/db/schema/application.ts'
import type { Deps } from '../../platform/deps.ts'
import type { IdentityCheckProvider } from '../../platform/identity-check/identity-check-provider.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { type CheckRow, checkWhere, identityChecksOf } from './identity-check-store.ts'
import { jobNames } from './job-names.ts'

/** When the provider is asked again. It is asked as long as it has not erased the check; Stripe takes up to four days. */
const pauses = [0, 10 * minuteMs, hourMs, dayMs, dayMs, dayMs, dayMs, dayMs, dayMs]
/** The first round in which a check that was being started when the account was deleted must be there. */
const surelyStarted = 2

const planRound = (deps: Deps, tx: Tx, checkId: string, round: number): Promise<void> =>
  deps.jobs.add(
    tx,
    jobNames.eraseIdentity,
    { checkId, round },
    { key: `${checkId}:erase ${round}`, runAt: after(deps, pauses[round] ?? 7 * dayMs) },
  )

/** Asks for the erasure of a deleted user's identity checks at their provider. */
export async function eraseChecksOf(deps: Deps, tx: Tx, tenantId: number, userId: string): Promise<void> {
  const applications = tx
    .select({ id: sellerApplication.id })
    .from(sellerApplication)
    .where(ofTenant(sellerApplication, tenantId, eq(sellerApplication.userId, userId)))
  const checks = await tx
    .update(identityCheck)
    .set({ eraseAskedAt: deps.clock.now(), reason: null })
    .where(
      ofTenant(
        identityCheck,
        tenantId,
        inArray(identityCheck.applicationId, applications),
        isNull(identityCheck.eraseAskedAt),
      ),
    )
    .returning({ id: identityCheck.id })
  for (const { id } of checks) await planRound(deps, tx, id, 0)
}

/** Asks the provider. A failure is no reason to stop: it is asked again in the next round. */
async function tryToErase(
  deps: Deps,
  provider: IdentityCheckProvider,
  { tenantId, id, providerRef }: CheckRow,
  isSurelyStarted: boolean,
): Promise<boolean> {
  try {
    const checkRef = providerRef ?? (await provider.find({ tenantId, id }))
    if (!checkRef) return isSurelyStarted
    crashPoint('identity.erasing')
    const isErased = await provider.erase({ tenantId, checkRef })
    crashPoint('identity.erased')
    return isErased
  } catch (error) {
    deps.log.warn({ err: error, tenant: tenantId, check: id }, 'an identity check could not be erased yet')
    return false
  }
}

/** The job that erases a check. `round` is a number if it is one of the planned times. Staff are told after a week. */
export async function eraseCheck(deps: Deps, tenantId: number, id: string, round: number): Promise<void> {
  const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', work)
  const isThis = eq(identityCheck.id, id)
  const row = await asPlatform((tx) => checkWhere(tx, tenantId, isThis))
  if (!row?.eraseAskedAt || row.erasedAt) return
  const provider = identityChecksOf(deps, tenantId)
  const isErased = provider?.name === row.provider && (await tryToErase(deps, provider, row, round >= surelyStarted))
  await asPlatform(async (tx) => {
    if (isErased)
      await tx
        .update(identityCheck)
        .set({ erasedAt: deps.clock.now() })
        .where(ofTenant(identityCheck, tenantId, isThis, isNull(identityCheck.erasedAt)))
    else if (Number.isInteger(round)) {
      if (round === pauses.length - 1)
        await raiseAlert(tx, tenantId, 'identity_not_erased', { kind: 'identity_check', id: row.providerRef ?? id }, {})
      await planRound(deps, tx, id, round + 1)
    }
  })
}
