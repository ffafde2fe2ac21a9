import { secondMs } from '@tradepost/domain/time/durations'
import { webhookPatienceMs, webhookWaits } from '@tradepost/domain/webhook/webhook-topics'
import { count, eq } from 'drizzle-orm'
import { raiseAlert } from '../../platform/alerts/alerts.ts'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import { signCall } from '../../platform/crypto/sign-call.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { shopEvent, webhook, webhookAttempt, webhookDelivery } from '../../platform/db/schema/operation/webhook.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { FetchRefused } from '../../platform/network/safe-fetch.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { type DeliveryKey, type DeliveryRow, isDelivery, planAttempt } from './delivery-store.ts'
import { isWebhook, secretsOf, type WebhookRow } from './webhook-store.ts'

interface Outcome {
  status: number | null
  failure: string | null
  tookMs: number
}
const isSuccess = ({ status }: Outcome) => status !== null && status >= 200 && status < 300

/** A delivery that still waits and its webhook, locked in this order; null if there is nothing to send. */
async function lockDelivery(tx: Tx, key: DeliveryKey): Promise<{ row: DeliveryRow; to: WebhookRow } | null> {
  const [to] = await tx.select().from(webhook).where(isWebhook(key.tenantId, key.webhookId)).for('update')
  const [row] = await tx.select().from(webhookDelivery).where(isDelivery(key)).for('update')
  return row?.state === 'pending' && to ? { row, to } : null
}

const end = (tx: Tx, row: DeliveryRow, state: 'done' | 'failed') =>
  tx.update(webhookDelivery).set({ state, nextAt: null }).where(isDelivery(row))

/** The call to make now. A webhook that is off is not called; staff can repeat the event later. */
async function prepare(deps: Deps, tx: Tx, key: DeliveryKey) {
  const locked = await lockDelivery(tx, key)
  if (!locked) return null
  const { row, to } = locked
  if (to.state !== 'active') {
    await end(tx, row, 'failed')
    return null
  }
  const [event] = await tx
    .select()
    .from(shopEvent)
    .where(ofTenant(shopEvent, key.tenantId, eq(shopEvent.id, key.eventId)))
  if (!event) throw new Error(`delivery of ${key.eventId} has no event`)
  const secrets = secretsOf(await deps.secrets.forTenant(tx, key.tenantId), to, deps.clock.now())
  const { id, topic, at, data } = event
  return { url: to.url, secrets, id, body: JSON.stringify({ id, topic, at: at.toISOString(), data }) }
}

type Call = NonNullable<Awaited<ReturnType<typeof prepare>>>

/** Makes one call. The body of the answer is dropped. */
async function call(deps: Deps, { url, secrets, id, body }: Call): Promise<Outcome> {
  const begun = performance.now()
  const took = () => Math.round(performance.now() - begun)
  try {
    const { status } = await deps.sellerCalls.send(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...signCall(secrets, { id, at: deps.clock.now(), body }) },
      body,
    })
    return { status, failure: null, tookMs: took() }
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error
    return { status: null, failure: error.reason, tookMs: took() }
  }
}

async function logAttempt(tx: Tx, key: DeliveryKey, outcome: Outcome, at: Date): Promise<void> {
  const { tenantId, webhookId, eventId } = key
  const [before] = await tx
    .select({ n: count() })
    .from(webhookAttempt)
    .where(
      ofTenant(webhookAttempt, tenantId, eq(webhookAttempt.webhookId, webhookId), eq(webhookAttempt.eventId, eventId)),
    )
  await tx.insert(webhookAttempt).values({ tenantId, webhookId, eventId, n: (before?.n ?? 0) + 1, at, ...outcome })
}

/** Switches a webhook off that has only failed for too long, and tells staff. */
async function noteFailure(deps: Deps, tx: Tx, to: WebhookRow): Promise<void> {
  const now = deps.clock.now()
  const failingSince = to.failingSince ?? now
  const givesUp = to.state === 'active' && now.getTime() - failingSince.getTime() >= webhookPatienceMs
  await tx
    .update(webhook)
    .set({ failingSince, ...(givesUp ? { state: 'off', gaveUpAt: now, version: to.version + 1 } : {}) })
    .where(isWebhook(to.tenantId, to.id))
  if (givesUp) await raiseAlert(tx, to.tenantId, 'webhook_off', { kind: 'webhook', id: to.id }, { failingSince })
}

/** Applies the outcome of an attempt. */
async function apply(deps: Deps, tx: Tx, key: DeliveryKey, outcome: Outcome): Promise<void> {
  const locked = await lockDelivery(tx, key)
  if (!locked) return
  const { row, to } = locked
  await logAttempt(tx, key, outcome, deps.clock.now())
  if (isSuccess(outcome)) {
    await end(tx, row, 'done')
    await tx.update(webhook).set({ failingSince: null }).where(isWebhook(to.tenantId, to.id))
    return
  }
  await noteFailure(deps, tx, to)
  const wait = webhookWaits[row.attempts]
  if (wait === undefined) {
    await end(tx, row, 'failed')
    return
  }
  const next = { ...row, attempts: row.attempts + 1 }
  const nextAt = after(deps, wait * secondMs)
  await tx.update(webhookDelivery).set({ attempts: next.attempts, nextAt }).where(isDelivery(key))
  await planAttempt(deps, tx, next, nextAt)
}

/** Makes one attempt of a delivery. The call is outside of any transaction, and may be repeated after a crash. */
export async function sendEvent(deps: Deps, key: DeliveryKey, job: RunningJob): Promise<void> {
  const prepared = await inTenant(deps, key.tenantId, 'platform', async (tx) => {
    const made = await prepare(deps, tx, key)
    if (!made) await job.finish(tx)
    return made
  })
  if (!prepared) return
  const outcome = await call(deps, prepared)
  crashPoint('webhook.answered')
  await inTenant(deps, key.tenantId, 'platform', async (tx) => {
    await apply(deps, tx, key, outcome)
    await job.finish(tx)
  })
  crashPoint('webhook.committed')
}
