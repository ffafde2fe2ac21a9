import type { Call } from '@tradepost/contract'
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

/** Longer than any request may take; after it a crashed attempt may be tried again. */
const lockMs = 30_000
/** Without a key of the caller's, the same request within this time is one request. */
const derivedWindowMs = 5 * 60_000

function stable(value: unknown): string {
  return JSON.stringify(value, (_, part) =>
    part && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}

/** Writes the answer down in the transaction of the effect, so that either both exist or neither. */
export type StoreAnswer = <T>(tx: Tx, answer: T) => Promise<T>

/**
 * Runs a money call once per Idempotency-Key: a finished one is answered again from its record, a running one is
 * refused for a moment, the same key with another request is an error. Failures leave no record.
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
    const [known] = await tx.select().from(idempotency).where(row).for('update')
    // It failed and was taken back between the two statements: the caller's next try runs.
    if (!known) throw new Failure('idempotency_running', { retryAfterSeconds: 1 })
    if (!known.requestHash.equals(requestHash)) throw new Failure('idempotency_mismatch')
    if (known.state === 'done') return { answer: known.body as T }
    if (known.lockedUntil > now) throw new Failure('idempotency_running', { retryAfterSeconds: 1 })
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
      // Another attempt finished while this one was believed dead: take the own effect back.
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
const dayMs = 24 * 3_600_000

/** Plans the next day's clean-up of answers; planning it again the same day changes nothing. */
export async function planPurge(deps: Deps, tx: Tx): Promise<void> {
  const runAt = new Date(Math.ceil((deps.clock.now().getTime() + 1) / dayMs) * dayMs)
  await deps.jobs.add(tx, purgeAnswersTask, {}, { key: runAt.toISOString().slice(0, 10), runAt })
}

/** Forgets answers nobody can ask for any more. */
async function purgeAnswers(deps: Deps, tx: Tx, tenantId: number): Promise<void> {
  const oldest = new Date(deps.clock.now().getTime() - keepDays * dayMs)
  await tx.delete(idempotency).where(ofTenant(idempotency, tenantId, lt(idempotency.createdAt, oldest)))
}

/** Forgets old answers every day; it answers no call. */
export function idempotencyModule(deps: Deps): Implementation[] {
  deps.jobs.handle(purgeAnswersTask, ({ tenantId }) =>
    inTenant(deps, tenantId, 'platform', (tx) => purgeAnswers(deps, tx, tenantId)),
  )
  return []
}
