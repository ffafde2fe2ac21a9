import type { Call } from '@tradepost/contract'
import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { and, eq, lt } from 'drizzle-orm'
import { sha256 } from '../crypto/secret-box.ts'
import type { Tx } from '../db/database.ts'
import { ofTenant } from '../db/of-tenant.ts'
import { idempotency } from '../db/schema/order/ledger.ts'
import type { Deps } from '../deps.ts'
import { Failure } from '../failure/failure.ts'
import { type CallContext, principal } from './call-context.ts'
import type { Implementation } from './implement.ts'
import { asBuyer, inTenant } from './unit-of-work.ts'

/** Longer than any request may take. Afterwards the attempt counts as crashed, and a retry may run. */
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

/** Stores the answer in the transaction of the effect, so that either both exist or neither. */
export type StoreAnswer = <T>(tx: Tx, answer: T) => Promise<T>

/**
 * Runs a money call once per Idempotency-Key. A finished call is answered from its record, a running one is refused with
 * Retry-After, and the same key with another request is an error. A failed call leaves no record.
 */
export async function once<T>(
  deps: Deps,
  context: CallContext,
  call: Call,
  input: unknown,
  run: (store: StoreAnswer, key: string) => Promise<T>,
): Promise<T> {
  const { userId } = principal(context)
  const tenantId = context.tenant.tenantId
  const route = `${call.method} ${call.path}`
  const requestHash = sha256(stable(input))
  const now = deps.clock.now()
  const window = Math.floor(now.getTime() / derivedWindowMs)
  const key =
    context.idempotencyKey ?? sha256(`${userId}|${route}|${requestHash.toString('hex')}|${window}`).toString('hex')
  if (key.length < 8 || key.length > 255) throw new Failure('bad_request', { field: 'Idempotency-Key' })
  const row = ofTenant(
    idempotency,
    tenantId,
    eq(idempotency.actor, userId),
    eq(idempotency.route, route),
    eq(idempotency.key, key),
  )
  const lockedUntil = new Date(now.getTime() + lockMs)

  const replay = await asBuyer(deps, context, async (tx) => {
    const inserted = await tx
      .insert(idempotency)
      .values({ tenantId, actor: userId, route, key, requestHash, state: 'running', lockedUntil, createdAt: now })
      .onConflictDoNothing()
      .returning({ key: idempotency.key })
    if (inserted.length > 0) return null
    const [record] = await tx.select().from(idempotency).where(row).for('update')
    // The other attempt failed between the two statements and deleted its record; the caller's retry will run.
    if (!record) throw new Failure('idempotency_running', { retryAfterSeconds: 1 })
    if (!record.requestHash.equals(requestHash)) throw new Failure('idempotency_mismatch')
    if (record.state === 'done') return { answer: record.body as T }
    if (record.lockedUntil > now) throw new Failure('idempotency_running', { retryAfterSeconds: 1 })
    await tx.update(idempotency).set({ lockedUntil }).where(row)
    return null
  })
  if (replay) {
    context.setHeader('Idempotent-Replayed', 'true')
    return replay.answer
  }

  try {
    return await run(async (tx, answer) => {
      const done = await tx
        .update(idempotency)
        .set({ state: 'done', body: answer })
        .where(and(row, eq(idempotency.state, 'running')))
        .returning({ key: idempotency.key })
      // This attempt outlived its lock and another one finished: roll this one's effect back.
      if (done.length === 0) throw new Failure('idempotency_running', { retryAfterSeconds: 1 })
      return answer
    }, key)
  } catch (error) {
    await asBuyer(deps, context, (tx) => tx.delete(idempotency).where(and(row, eq(idempotency.state, 'running'))))
    throw error
  }
}

export const purgeAnswersTask = 'finance.purge_answers'
const keepDays = 7

/** Schedules the next daily clean-up of stored answers. Idempotent within a day. */
export async function planPurge(deps: Deps, tx: Tx): Promise<void> {
  const runAt = new Date(Math.ceil((deps.clock.now().getTime() + 1) / dayMs) * dayMs)
  await deps.jobs.add(tx, purgeAnswersTask, {}, { key: runAt.toISOString().slice(0, 10), runAt })
}

/** Deletes answers older than `keepDays`. */
async function purgeAnswers(deps: Deps, tx: Tx, tenantId: number): Promise<void> {
  const oldest = new Date(deps.clock.now().getTime() - keepDays * dayMs)
  await tx.delete(idempotency).where(ofTenant(idempotency, tenantId, lt(idempotency.createdAt, oldest)))
}

/** Deletes old answers every day. Implements no call. */
export function idempotencyModule(deps: Deps): Implementation[] {
  deps.jobs.handle(purgeAnswersTask, ({ tenantId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => purgeAnswers(deps, tx, tenantId)),
  )
  return []
}
