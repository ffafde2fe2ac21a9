import { randomUUID } from 'node:crypto'
import { hourMs } from '@tradepost/domain/time/durations'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { type MembershipState, membership, membershipCharge, membershipPeriod } from '../../platform/db/schema/pass.ts'
import type { Deps } from '../../platform/deps.ts'
import { graceMs, offsetOf, remindBeforeMs } from './pass-rules.ts'

export type MembershipRow = typeof membership.$inferSelect
export type ChargeRow = typeof membershipCharge.$inferSelect
type PeriodRow = typeof membershipPeriod.$inferSelect

export const jobNames = { renew: 'membership.renew', expire: 'membership.expire', remind: 'membership.remind' } as const

const byId = (row: Pick<MembershipRow, 'tenantId' | 'id'>) =>
  ofTenant(membership, row.tenantId, eq(membership.id, row.id))

export async function readMembership(tx: Tx, tenantId: number, userId: string): Promise<MembershipRow | undefined> {
  const [row] = await tx
    .select()
    .from(membership)
    .where(ofTenant(membership, tenantId, eq(membership.userId, userId)))
  return row
}

/** True if the holder's account may be charged. A disabled or closed account keeps only the period it has paid for. */
export async function isHolderEnabled(tx: Tx, { tenantId, userId }: MembershipRow): Promise<boolean> {
  const [row] = await tx
    .select({ enabled: appUser.enabled })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  return row?.enabled === true
}

/** Locks a membership by its id. To avoid deadlocks, always lock payments before memberships. */
export async function lockMembership(tx: Tx, tenantId: number, id: string): Promise<MembershipRow | undefined> {
  const [row] = await tx.select().from(membership).where(byId({ tenantId, id })).for('update')
  return row
}

/** Locks the membership of a user; creates it if there is none. */
export async function lockMembershipOf(tx: Tx, tenantId: number, userId: string): Promise<MembershipRow> {
  await tx
    .insert(membership)
    .values({ tenantId, id: randomUUID(), userId, createdAt: sql`moment()` })
    .onConflictDoNothing()
  const row = await readMembership(tx, tenantId, userId)
  const locked = row && (await lockMembership(tx, tenantId, row.id))
  if (!locked) throw new Error(`membership of user ${userId} is missing`)
  return locked
}

type Facts = Partial<Pick<MembershipRow, 'endsAt' | 'mandate' | 'mandateProvider' | 'currency'>>

/** Compare-and-set of the state; false if it has changed. The database rejects undefined transitions. */
export async function moveMembership(
  tx: Tx,
  row: MembershipRow,
  to: MembershipState,
  facts: Facts = {},
): Promise<boolean> {
  const moved = await tx
    .update(membership)
    .set({ state: to, ...facts })
    .where(and(byId(row), eq(membership.state, row.state)))
    .returning({ id: membership.id })
  if (moved.length === 0) return false
  Object.assign(row, { state: to }, facts)
  return true
}

/** The newest period; undefined before the first. */
export async function lastPeriod(tx: Tx, row: MembershipRow): Promise<PeriodRow | undefined> {
  const [period] = await tx
    .select()
    .from(membershipPeriod)
    .where(ofTenant(membershipPeriod, row.tenantId, eq(membershipPeriod.membershipId, row.id)))
    .orderBy(desc(membershipPeriod.periodNo))
    .limit(1)
  return period
}

/** Counts the attempts to charge the card for a period. */
export async function attemptsOf(tx: Tx, member: MembershipRow, periodNo: number): Promise<number> {
  const [row] = await tx
    .select({ n: count() })
    .from(membershipCharge)
    .where(
      ofTenant(
        membershipCharge,
        member.tenantId,
        eq(membershipCharge.membershipId, member.id),
        eq(membershipCharge.periodNo, periodNo),
        eq(membershipCharge.automatic, true),
      ),
    )
  return row?.n ?? 0
}

export async function chargeOf(tx: Tx, tenantId: number, purchaseId: string): Promise<ChargeRow | undefined> {
  const [row] = await tx
    .select()
    .from(membershipCharge)
    .where(ofTenant(membershipCharge, tenantId, eq(membershipCharge.purchaseId, purchaseId)))
  return row
}

export async function setCharge(tx: Tx, row: ChargeRow, state: ChargeRow['state']): Promise<void> {
  await tx
    .update(membershipCharge)
    .set({ state })
    .where(ofTenant(membershipCharge, row.tenantId, eq(membershipCharge.purchaseId, row.purchaseId)))
  row.state = state
}

/** True for the states in which the card is charged for the next period. */
export const renews = (state: MembershipState) =>
  state === 'active_auto' || state === 'renewing' || state === 'past_due'
export const isActive = (state: MembershipState) => renews(state) || state === 'active_manual'

/** The end of a membership's access to the shared games. If the membership renews, this includes the grace. */
export function accessUntil(row: MembershipRow | undefined): Date | null {
  if (!row?.endsAt || !isActive(row.state)) return null
  return renews(row.state) ? new Date(row.endsAt.getTime() + graceMs) : row.endsAt
}

const atLeastNow = (deps: Deps, time: number) => new Date(Math.max(time, deps.clock.now().getTime()))

/** Plans an attempt to pay for the period after `periodNo`. */
export const planRenewal = (deps: Deps, tx: Tx, row: MembershipRow, periodNo: number, attempt: number) =>
  deps.jobs.add(
    tx,
    jobNames.renew,
    { membershipId: row.id, periodNo, attempt },
    {
      key: `${row.id}:${periodNo + 1}:${attempt}`,
      runAt: atLeastNow(deps, (row.endsAt?.getTime() ?? 0) + offsetOf(attempt)),
    },
  )

/** Plans the same attempt again in six hours. */
export const planRetry = (
  deps: Deps,
  tx: Tx,
  { membershipId, periodNo, attempt }: { membershipId: string; periodNo: number; attempt: number },
) =>
  deps.jobs.add(
    tx,
    jobNames.renew,
    { membershipId, periodNo, attempt },
    {
      key: `${membershipId}:${periodNo + 1}:${attempt}`,
      runAt: atLeastNow(deps, deps.clock.now().getTime() + 6 * hourMs),
    },
  )

/** Plans the reminder of a period, and the checks at its end and at the end of its grace. */
export async function planExpiry(deps: Deps, tx: Tx, row: MembershipRow): Promise<void> {
  const end = row.endsAt?.getTime() ?? 0
  const runAt = atLeastNow(deps, end - remindBeforeMs)
  await deps.jobs.add(tx, jobNames.remind, { membershipId: row.id, end }, { key: `${row.id}:${end}`, runAt })
  for (const [name, time] of [
    ['end', end],
    ['grace', end + graceMs],
  ] as const) {
    await deps.jobs.add(
      tx,
      jobNames.expire,
      { membershipId: row.id },
      { key: `${row.id}:${Math.round(end / hourMs)}:${name}`, runAt: atLeastNow(deps, time) },
    )
  }
}
