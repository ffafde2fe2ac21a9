import { randomUUID } from 'node:crypto'
import type { ConnectedAccountState } from '@tradepost/domain/payout/payout-states'
import { dayMs, hourMs, minuteMs } from '@tradepost/domain/time/durations'
import { eq, isNull, type SQL } from 'drizzle-orm'
import { inTenant } from '../../../platform/call/unit-of-work.ts'
import type { Tx } from '../../../platform/db/database.ts'
import { ofTenant } from '../../../platform/db/of-tenant.ts'
import { connectedAccount } from '../../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { AccountEvent, ConnectProvider } from '../../../platform/payout/payout-provider.ts'
import { crashPoint } from '../../../platform/process/crash-point.ts'
import { after } from '../../../platform/time/clock.ts'
import { jobNames } from '../job-names.ts'

type ConnectedRow = typeof connectedAccount.$inferSelect

/** When the provider is asked about an account that is not ready. Afterwards only its events and the seller ask. */
const pauses = [5 * minuteMs, hourMs, dayMs, dayMs, dayMs, dayMs, dayMs]

const ofRow = (tenantId: number, id: string) => ofTenant(connectedAccount, tenantId, eq(connectedAccount.id, id))

async function rowWhere(tx: Tx, tenantId: number, condition: SQL): Promise<ConnectedRow | null> {
  const [row] = await tx
    .select()
    .from(connectedAccount)
    .where(ofTenant(connectedAccount, tenantId, isNull(connectedAccount.removedAt), condition))
  return row ?? null
}

/** The account that a seller has at the provider. */
export const connectedOf = (tx: Tx, tenantId: number, sellerId: string): Promise<ConnectedRow | null> =>
  rowWhere(tx, tenantId, eq(connectedAccount.sellerId, sellerId))

/** Reserves the one account of a seller; two calls at once get the same one. */
export async function reserveConnected(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  { sellerId, userId, provider }: { sellerId: string; userId: string; provider: string },
): Promise<ConnectedRow> {
  await tx
    .insert(connectedAccount)
    .values({ tenantId, id: randomUUID(), sellerId, provider, createdBy: userId, createdAt: deps.clock.now() })
    .onConflictDoNothing()
  const row = await connectedOf(tx, tenantId, sellerId)
  if (!row) throw new Error(`the connected account of seller ${sellerId} was removed meanwhile`)
  return row
}

/** The provider's id of an account, which is opened there if it was not yet. */
export async function openConnected(
  deps: Deps,
  provider: ConnectProvider,
  { tenantId, id, sellerId, providerRef }: ConnectedRow,
): Promise<string> {
  if (providerRef) return providerRef
  const accountRef = await provider.openAccount({ tenantId, id, sellerId })
  crashPoint('connect.asked')
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    await tx.update(connectedAccount).set({ providerRef: accountRef }).where(ofRow(tenantId, id))
    await planRound(deps, tx, id, 0)
  })
  return accountRef
}

/** Asks the provider for the state of an account and stores it. */
export async function refreshConnected(
  deps: Deps,
  provider: ConnectProvider,
  { tenantId, id, providerRef, state }: ConnectedRow,
): Promise<ConnectedAccountState> {
  if (!providerRef) return state
  const told = await provider.stateOf({ tenantId, accountRef: providerRef })
  crashPoint('connect.looked')
  await inTenant(deps, tenantId, 'platform', (tx) =>
    tx.update(connectedAccount).set({ state: told, checkedAt: deps.clock.now() }).where(ofRow(tenantId, id)),
  )
  return told
}

/** Plans to ask the provider now, once for each cause. */
export const planCheck = (deps: Deps, tx: Tx, connectedId: string, cause: string): Promise<void> =>
  deps.jobs.add(tx, jobNames.checkConnected, { connectedId }, { key: `${connectedId}:${cause}` })

const planRound = (deps: Deps, tx: Tx, connectedId: string, round: number): Promise<void> =>
  deps.jobs.add(
    tx,
    jobNames.checkConnected,
    { connectedId, round },
    { key: `${connectedId}:round ${round}`, runAt: after(deps, pauses[round] ?? dayMs) },
  )

/** Plans to ask about the account of an event. Events may come late, twice and out of order, so their content is not used. */
export async function planCheckOf(deps: Deps, tx: Tx, provider: string, event: AccountEvent): Promise<void> {
  const row = await rowWhere(tx, event.tenantId, eq(connectedAccount.providerRef, event.accountRef))
  if (row?.provider === provider) await planCheck(deps, tx, row.id, event.eventId)
}

/** The job that asks the provider. `round` is a number if it is one of the planned times. */
export async function checkConnected(deps: Deps, tenantId: number, id: string, round: number): Promise<void> {
  const { connect } = deps
  const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', work)
  const row = await asPlatform((tx) => rowWhere(tx, tenantId, eq(connectedAccount.id, id)))
  if (!row || !connect?.isFor(tenantId)) return
  const state = await refreshConnected(deps, connect, row)
  const isOpen = state === 'details_missing' || state === 'under_review'
  if (isOpen && Number.isInteger(round) && round + 1 < pauses.length)
    await asPlatform((tx) => planRound(deps, tx, id, round + 1))
}
