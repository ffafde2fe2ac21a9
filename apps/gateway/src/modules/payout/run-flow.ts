import { randomUUID } from 'node:crypto'
import { usdCentsRoundedUp } from '@tradepost/domain/money/money'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq, gte, ne, sql } from 'drizzle-orm'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { payout, payoutRun } from '../../platform/db/schema/order/payout.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { uuid5 } from '../../platform/ids/uuid5.ts'
import { currencyOf } from '../../platform/money/price.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { siteOf } from '../../platform/site/site-settings.ts'
import { accounts, lockAccounts, postTransfer } from '../ledger/ledger.ts'
import { planPayouts, weekdayOf } from '../order/line-share.ts'
import { candidatesOf, providerNamed } from './candidates.ts'
import { jobNames } from './job-names.ts'
import { backTransfer, bookedTransfer, type PayoutRow } from './payout-transfers.ts'

export type RunRow = typeof payoutRun.$inferSelect

const ofRun = (tenantId: number, id: string) => ofTenant(payoutRun, tenantId, eq(payoutRun.id, id))

export async function lockRun(tx: Tx, tenantId: number, id: string): Promise<RunRow> {
  const [row] = await tx.select().from(payoutRun).where(ofRun(tenantId, id)).for('no key update')
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Starts a run; a job books its payouts. */
export async function startRun(
  deps: Deps,
  tx: Tx,
  tenantId: number,
  by: { userId: string; key: string } | { dueOn: string },
): Promise<string> {
  const id = 'dueOn' in by ? uuid5('payout-run', tenantId, by.dueOn) : uuid5('payout-run', tenantId, by.userId, by.key)
  const source = 'dueOn' in by ? { dueOn: by.dueOn, startedBy: null } : { dueOn: null, startedBy: by.userId }
  await tx
    .insert(payoutRun)
    .values({ tenantId, id, startedAt: deps.clock.now(), ...source })
    .onConflictDoNothing()
  await deps.jobs.add(tx, jobNames.prepareRun, { runId: id }, { key: id })
  return id
}

/** Books one payout of a run: takes the balance. Nothing happens if the run has it already, or if it is held. */
async function book(deps: Deps, tx: Tx, run: RunRow, sellerId: string, unit: string): Promise<boolean> {
  const { tenantId } = run
  await lockAccounts(tx, tenantId, [{ account: accounts.payable(sellerId), unit }])
  const [candidate] = await candidatesOf(deps, tx, tenantId, { sellerId, unit })
  if (!candidate?.account || !candidate.provider || candidate.hold) return false
  const { fee, account, provider } = candidate
  // A provider may pay in steps of several minor units. What is less than a step stays in the balance.
  const balance = candidate.balance - ((candidate.balance - fee) % (providerNamed(deps, provider)?.stepOf?.(unit) ?? 1))
  if (balance <= fee) return false
  const [row] = await tx
    .insert(payout)
    .values({
      ...{ tenantId, id: randomUUID(), runId: run.id, sellerId, accountId: account.id, provider, unit },
      ...{ grossMinor: balance, feeMinor: fee, netMinor: balance - fee, createdAt: deps.clock.now() },
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return false
  await postTransfer(tx, tenantId, bookedTransfer(row))
  return true
}

/** The worth of the payouts of a run, in US cents rounded up. */
async function worthOf(tx: Tx, tenantId: number, runIds: ReturnType<typeof eq> | undefined): Promise<number> {
  const sums = await tx
    .select({ unit: payout.unit, minor: sql<string>`sum(${payout.netMinor})` })
    .from(payout)
    .innerJoin(payoutRun, ofTenant(payoutRun, payout.tenantId, eq(payoutRun.id, payout.runId)))
    .where(ofTenant(payout, tenantId, ne(payout.state, 'cancelled'), runIds))
    .groupBy(payout.unit)
  let worth = 0
  for (const { unit, minor } of sums) {
    const found = await currencyOf(tx, unit)
    // An amount without a rate counts as above every limit.
    worth += found?.perUsd
      ? usdCentsRoundedUp(Number(minor), { perUsd: found.perUsd, minorDigits: found.minorDigits })
      : Number.MAX_SAFE_INTEGER
  }
  return worth
}

/** True if a second person must approve: the run, or all runs that its person started within a day, exceed the limit. */
async function needsSecondPerson(tx: Tx, run: RunRow): Promise<boolean> {
  const { finance } = await siteOf(tx, run.tenantId)
  const since = new Date(run.startedAt.getTime() - dayMs)
  const isCounted =
    run.startedBy === null
      ? eq(payoutRun.id, run.id)
      : ofTenant(payoutRun, run.tenantId, eq(payoutRun.startedBy, run.startedBy), gte(payoutRun.startedAt, since))
  return (await worthOf(tx, run.tenantId, isCounted)) > finance.fourEyesUsd
}

/** Lets the payouts of an approved run go to the provider. */
async function sendAll(deps: Deps, tx: Tx, run: RunRow): Promise<void> {
  const rows = await tx
    .select({ id: payout.id })
    .from(payout)
    .where(ofTenant(payout, run.tenantId, eq(payout.runId, run.id)))
    .orderBy(payout.id)
  await deps.jobs.addAll(
    tx,
    rows.map(({ id }) => ({ task: jobNames.sendPayout, payload: { payoutId: id }, key: id })),
  )
  await tx
    .update(payoutRun)
    .set(rows.length > 0 ? { state: 'sending' } : { state: 'done', finishedAt: deps.clock.now() })
    .where(ofRun(run.tenantId, run.id))
}

/**
 * Books the payouts of a run, each in a transaction of its own, and sends them or waits for a second person. A run that
 * was interrupted goes on; two runs at once pay each balance once.
 */
export async function prepareRun(deps: Deps, tenantId: number, runId: string): Promise<void> {
  const asPlatform = <T>(work: (tx: Tx) => Promise<T>) => inTenant(deps, tenantId, 'platform', work)
  const { run, candidates } = await asPlatform(async (tx) => ({
    run: await lockRun(tx, tenantId, runId),
    candidates: await candidatesOf(deps, tx, tenantId),
  }))
  if (run.state !== 'preparing') return
  for (const { sellerId, unit, hold } of candidates) {
    if (hold) continue
    await asPlatform((tx) => book(deps, tx, run, sellerId, unit))
    crashPoint('payout.booked')
  }
  await asPlatform(async (tx) => {
    const locked = await lockRun(tx, tenantId, runId)
    if (locked.state !== 'preparing') return
    if (await needsSecondPerson(tx, locked))
      await tx.update(payoutRun).set({ state: 'waiting' }).where(ofRun(tenantId, runId))
    else await sendAll(deps, tx, locked)
  })
}

interface Answer {
  runId: string
  userId: string
  answer: 'approve' | 'cancel'
  reason: string
}

/** Approves or cancels a run that waits. Whoever started it may cancel it, and never approve it. */
export async function answerRun(deps: Deps, tx: Tx, tenantId: number, given: Answer): Promise<void> {
  const { runId, userId, answer, reason } = given
  const run = await lockRun(tx, tenantId, runId)
  if (run.state !== 'waiting') throw new Failure('state_conflict')
  const isStarter = run.startedBy === userId
  if (answer === 'approve') {
    if (isStarter) throw new Failure('second_person_required')
    await tx
      .update(payoutRun)
      .set({ answeredBy: userId, answeredAt: deps.clock.now(), reason })
      .where(ofRun(tenantId, runId))
    return sendAll(deps, tx, run)
  }
  const rows: PayoutRow[] = await tx
    .select()
    .from(payout)
    .where(ofTenant(payout, tenantId, eq(payout.runId, runId)))
    .orderBy(payout.id)
    .for('no key update')
  for (const row of rows) {
    await tx
      .update(payout)
      .set({ state: 'cancelled', endedAt: deps.clock.now() })
      .where(ofTenant(payout, tenantId, eq(payout.id, row.id)))
    await postTransfer(tx, tenantId, backTransfer(row))
  }
  const now = deps.clock.now()
  const by = isStarter ? {} : { answeredBy: userId, answeredAt: now }
  await tx
    .update(payoutRun)
    .set({ state: 'cancelled', finishedAt: now, reason, ...by })
    .where(ofRun(tenantId, runId))
}

/** Starts the run of the schedule if a balance is due, and plans the next one. */
export async function runSchedule(deps: Deps, tenantId: number, dueOn: string): Promise<void> {
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    const { finance } = await siteOf(tx, tenantId)
    // The day may have been changed since this run was planned.
    if (weekdayOf(new Date(dueOn)) !== finance.payoutWeekday) return
    const candidates = await candidatesOf(deps, tx, tenantId)
    if (candidates.some(({ hold }) => hold === null)) await startRun(deps, tx, tenantId, { dueOn })
    if (candidates.length > 0) await planPayouts(deps, tx, tenantId, finance)
  })
}
