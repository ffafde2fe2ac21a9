import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { identityCheck, sellerApplication } from '../../platform/db/schema/application.ts'
import type { Deps } from '../../platform/deps.ts'
import type {
  CheckedIdentity,
  IdentityCheckEvent,
  IdentityCheckProvider,
} from '../../platform/identity-check/identity-check-provider.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { eraseCheck } from './erase-identity.ts'
import { type CheckRow, checkWhere, identityChecksOf, storeChecked } from './identity-check-store.ts'
import { jobNames } from './job-names.ts'

/** When the provider is asked about a check that has not ended. Afterwards only its events and the applicant ask. */
const pauses = [5 * minuteMs, hourMs, dayMs, dayMs, dayMs, dayMs, dayMs]

const planRound = (deps: Deps, tx: Tx, checkId: string, round: number): Promise<void> =>
  deps.jobs.add(
    tx,
    jobNames.lookAtIdentity,
    { checkId, round },
    { key: `${checkId}:round ${round}`, runAt: after(deps, pauses[round] ?? dayMs) },
  )

/** The check at the provider, which is started there if it was not yet. */
export async function openCheck(
  deps: Deps,
  provider: IdentityCheckProvider,
  row: CheckRow,
  backTo: string,
): Promise<CheckRow> {
  if (row.providerRef) return row
  const { tenantId, id, applicationId } = row
  const providerRef = await provider.start({ tenantId, id, applicationId, backTo })
  crashPoint('identity.started')
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    await tx
      .update(identityCheck)
      .set({ providerRef })
      .where(ofTenant(identityCheck, tenantId, eq(identityCheck.id, id)))
    await planRound(deps, tx, id, 0)
  })
  return { ...row, providerRef }
}

/** Asks the provider about a check and stores the answer. */
export async function refreshCheck(
  deps: Deps,
  provider: IdentityCheckProvider,
  row: CheckRow,
): Promise<{ row: CheckRow; url: CheckedIdentity['url'] }> {
  const { tenantId, providerRef } = row
  if (!providerRef) return { row, url: null }
  const checked = await provider.read({ tenantId, checkRef: providerRef })
  crashPoint('identity.looked')
  const stored = await inTenant(deps, tenantId, 'platform', (tx) => storeChecked(deps, tx, row, checked))
  return { row: stored, url: checked.url }
}

/** Plans to look at the check of an event, once for each event. Events may come late and out of order, so their content is not used. */
export async function planLookOf(deps: Deps, tx: Tx, provider: string, event: IdentityCheckEvent): Promise<void> {
  const row = await checkWhere(tx, event.tenantId, eq(identityCheck.providerRef, event.checkRef))
  if (row?.provider === provider)
    await deps.jobs.add(tx, jobNames.lookAtIdentity, { checkId: row.id }, { key: `${row.id}:${event.eventId}` })
  crashPoint('identity.told')
}

/** The job that asks the provider. `round` is a number if it is one of the planned times. */
export async function lookAtCheck(deps: Deps, tenantId: number, id: string, round: number): Promise<void> {
  const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', work)
  const provider = identityChecksOf(deps, tenantId)
  const row = await asPlatform((tx) => checkWhere(tx, tenantId, eq(identityCheck.id, id)))
  if (!row || !provider || row.provider !== provider.name) return
  if (row.eraseAskedAt) return eraseCheck(deps, tenantId, id, Number.NaN)
  const { state } = (await refreshCheck(deps, provider, row)).row
  if (state === 'verified' || state === 'cancelled' || !Number.isInteger(round) || round + 1 >= pauses.length) return
  await asPlatform(async (tx) => {
    const waits = ofTenant(
      sellerApplication,
      tenantId,
      eq(sellerApplication.id, row.applicationId),
      eq(sellerApplication.state, 'submitted'),
    )
    if ((await tx.$count(sellerApplication, waits)) > 0) await planRound(deps, tx, id, round + 1)
  })
}
