import type { Call } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { and, eq, lt, sql } from 'drizzle-orm'
import { sha256 } from '../crypto/secret-box.ts'
import type { TransactionOptions, Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { idempotency } from '../db/schema/order/ledger.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import { type CallContext, principal } from './call-context.ts'
import type { Implementation } from './implement.ts'
import { asBuyer, inTenant } from './unit-of-work.ts'

/**
 * Lifetime of an attempt's lock; longer than any request may take. An attempt with an expired lock counts as crashed,
 * and a retry may run.
 */
const lockMs = 30_000
/** Without an Idempotency-Key, equal requests within this window are one request. */
const derivedWindowMs = 5 * minuteMs

function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Stores the answer in the same transaction as the call's effect, so that either both exist or neither. */
export type StoreAnswer = <T>(tx: Tx, answer: T) => Promise<T>

interface Once {
  tenantId: number
  actor: string
  route: string
  key: string
  requestHash: Buffer
  now: Date
}

/** Identifies a call by its person, route, key and content. */
function identify(deps: Deps, context: CallContext, call: Call, input: unknown): Once {
  const { userId } = principal(context)
  const route = `${call.method} ${call.path}`
  const requestHash = sha256(stable(input))
  const now = deps.clock.now()
  const window = Math.floor(now.getTime() / derivedWindowMs)
  const key =
    context.idempotencyKey ?? sha256(`${userId}|${route}|${requestHash.toString('hex')}|${window}`).toString('hex')
  if (key.length < 8 || key.length > 255) throw new Failure('bad_request', { field: 'Idempotency-Key' })
  return { tenantId: context.tenant.tenantId, actor: userId, route, key, requestHash, now }
}

const rowOf = ({ tenantId, actor, route, key }: Once) =>
  ofTenant(idempotency, tenantId, eq(idempotency.actor, actor), eq(idempotency.route, route), eq(idempotency.key, key))

const lockedUntil = ({ now }: Once) => new Date(now.getTime() + lockMs)
const running = () => new Failure('idempotency_running', { retryAfterSeconds: 1 })

/** The stored answer of an earlier attempt; null if this attempt may run. */
function replayOf<T>(once: Once, record: typeof idempotency.$inferSelect): { answer: T } | null {
  if (!record.requestHash.equals(once.requestHash)) throw new Failure('idempotency_mismatch')
  if (record.state === 'done') return { answer: record.body as T }
  if (record.lockedUntil > once.now) throw running()
  return null
}

/** Records that the call is running, or returns the answer that an earlier attempt stored. */
async function begin<T>(tx: Tx, once: Once): Promise<{ answer: T } | null> {
  const { now, ...record } = once
  const inserted = await tx
    .insert(idempotency)
    .values({ ...record, state: 'running', lockedUntil: lockedUntil(once), createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotency.key })
  if (inserted.length > 0) return null
  const [before] = await tx.select().from(idempotency).where(rowOf(once)).for('update')
  // The other attempt failed between the two statements and deleted its record; the caller's retry will run.
  if (!before) throw running()
  const replay = replayOf<T>(once, before)
  if (!replay)
    await tx
      .update(idempotency)
      .set({ lockedUntil: lockedUntil(once) })
      .where(rowOf(once))
  return replay
}

const store =
  (once: Once): StoreAnswer =>
  async (tx, answer) => {
    const done = await tx
      .update(idempotency)
      .set({ state: 'done', body: answer })
      .where(and(rowOf(once), eq(idempotency.state, 'running')))
      .returning({ key: idempotency.key })
    // This attempt outlived its lock and another attempt finished: roll this attempt's effect back.
    if (done.length === 0) throw running()
    return answer
  }

const forget = (deps: Deps, once: Once) =>
  inTenant(deps, once.tenantId, `buyer:${once.actor}`, (tx) =>
    tx.delete(idempotency).where(and(rowOf(once), eq(idempotency.state, 'running'))),
  )

/** A repeated answer changes nothing, so it leaves no entry in the audit log. */
const leaveNoEntry = ({ audit }: CallContext): void => {
  if (audit) audit.settled = true
}

const replayed = <T>(context: CallContext, { answer }: { answer: T }): T => {
  leaveNoEntry(context)
  context.setHeader('Idempotent-Replayed', 'true')
  return answer
}

/**
 * Runs a money call once per Idempotency-Key. A finished call returns its stored answer, a running call is refused with
 * Retry-After, and the same key with another request is an error. A failed call leaves no record.
 */
export async function once<T>(
  deps: Deps,
  context: CallContext,
  call: Call,
  input: unknown,
  run: (store: StoreAnswer, key: string) => Promise<T>,
): Promise<T> {
  const identity = identify(deps, context, call, input)
  const { tenantId, actor } = identity
  const replay = await inTenant(deps, tenantId, `buyer:${actor}`, (tx) => begin<T>(tx, identity))
  if (replay) return replayed(context, replay)
  try {
    return await run(store(identity), identity.key)
  } catch (error) {
    await forget(deps, identity)
    throw error
  }
}

/**
 * `once` for a call that contacts another server between two transactions: `first` runs in the transaction that records
 * the attempt, and `second` stores the answer after that transaction has committed.
 */
export async function onceInTwoSteps<T, First>(
  deps: Deps,
  context: CallContext,
  call: Call,
  input: unknown,
  first: (tx: Tx, key: string) => Promise<First>,
  second: (store: StoreAnswer, begun: First) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const identity = identify(deps, context, call, input)
  const begun = await asBuyer(
    deps,
    context,
    async (tx) => {
      const replay = await begin<T>(tx, identity)
      if (replay) leaveNoEntry(context)
      return replay ? { replay } : { first: await first(tx, identity.key) }
    },
    options,
  )
  if (begun.replay) return replayed(context, begun.replay)
  try {
    return await second(store(identity), begun.first)
  } catch (error) {
    await forget(deps, identity)
    throw error
  }
}

/**
 * `once` for a call that runs in one transaction of the buyer: record, effect and answer are committed together. A
 * second attempt does not wait for the first one, but is refused with Retry-After.
 */
export async function onceInTransaction<T>(
  deps: Deps,
  context: CallContext,
  call: Call,
  input: unknown,
  run: (tx: Tx, buyerId: string) => Promise<T>,
  options?: TransactionOptions,
): Promise<T> {
  const identity = identify(deps, context, call, input)
  const { now, ...record } = identity
  const lock = `once:${identity.tenantId}:${identity.actor}:${identity.route}:${identity.key}`
  const result = await asBuyer(
    deps,
    context,
    async (tx, buyerId) => {
      const isMine = sql<boolean>`pg_try_advisory_xact_lock(hashtextextended(${lock}, 0))`
      const [row] = await tx
        .select({ isMine, record: idempotency })
        .from(sql`(select 1) as one`)
        .leftJoin(idempotency, rowOf(identity))
      const replay = row?.record ? replayOf<T>(identity, row.record) : null
      if (replay) return { replay }
      if (!row?.isMine) throw running()
      const answer = await run(tx, buyerId)
      const stored = await tx
        .insert(idempotency)
        .values({ ...record, state: 'done', body: answer, lockedUntil: lockedUntil(identity), createdAt: now })
        .onConflictDoUpdate({
          target: [idempotency.tenantId, idempotency.actor, idempotency.route, idempotency.key],
          set: { state: 'done', body: answer },
          setWhere: eq(idempotency.state, 'running'),
        })
        .returning({ key: idempotency.key })
      // Another attempt stored its answer after this attempt had checked: roll this attempt's effect back.
      if (stored.length === 0) throw running()
      return { answer }
    },
    options,
  )
  return result.replay ? replayed(context, result.replay) : result.answer
}

export const purgeAnswersTask = 'finance.purge_answers'
const keepDays = 7

/** Schedules the next daily clean-up of stored answers. Idempotent within a day. */
export async function planPurge(deps: Deps, tx: Tx, tenantId: number): Promise<void> {
  const runAt = new Date(Math.ceil((deps.clock.now().getTime() + 1) / dayMs) * dayMs)
  const key = runAt.toISOString().slice(0, 10)
  await deps.jobs.addShared(tx, tenantId, { task: purgeAnswersTask, payload: {}, key, runAt })
}

/** Deletes answers older than `keepDays`. */
async function purgeAnswers(deps: Deps, tx: Tx, tenantId: number): Promise<void> {
  const oldest = new Date(deps.clock.now().getTime() - keepDays * dayMs)
  await tx.delete(idempotency).where(ofTenant(idempotency, tenantId, lt(idempotency.createdAt, oldest)))
}

/** Registers the daily job that deletes old answers. Implements no call. */
export function idempotencyModule(deps: Deps): Implementation[] {
  deps.jobs.handle(purgeAnswersTask, ({ tenantId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => purgeAnswers(deps, tx, tenantId)),
  )
  return []
}
