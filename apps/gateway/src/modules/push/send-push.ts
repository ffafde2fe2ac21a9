import { createHash } from 'node:crypto'
import { pushLifetimeMs, pushWaits, urgentTopics } from '@tradepost/domain/push/push-topics'
import { secondMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import webPush from 'web-push'
import { inTenant } from '../../platform/call/unit-of-work.ts'
import type { PushKeys } from '../../platform/config/push-keys.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { pushDevice } from '../../platform/db/schema/account/push.ts'
import type { Deps } from '../../platform/deps.ts'
import type { RunningJob } from '../../platform/jobs/jobs.ts'
import { FetchRefused } from '../../platform/network/safe-fetch.ts'
import { crashPoint } from '../../platform/process/crash-point.ts'
import { after } from '../../platform/time/clock.ts'
import { type DeviceRow, isDevice, membershipOf, mutedBy, openSubscription, type Subscription } from './device-store.ts'
import { type PlannedPush, planPush } from './plan-pushes.ts'

/** A push service may replace a notification that it still holds by a later one about the same page. */
const collapseOf = (path: string) => createHash('sha256').update(path).digest('base64url').slice(0, 32)

const lifetimeLeft = (push: PlannedPush, now: Date) =>
  Math.floor((Date.parse(push.at) + pushLifetimeMs - now.getTime()) / secondMs)

/** True if the person may still be told: at the seller, with a role for the topic, and without having muted it. */
async function mayHear(tx: Tx, row: DeviceRow, push: PlannedPush): Promise<boolean> {
  const { tenantId, userId } = row
  const [person] = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId), eq(appUser.enabled, true)))
  const member = person && (await membershipOf(tx, tenantId, userId))
  if (!member) return false
  if (push.topic === null) return true
  if (member.sellerId !== push.sellerId || !member.topics.includes(push.topic)) return false
  return !(await mutedBy(tx, tenantId, userId)).includes(push.topic)
}

/** The call to make now; null if there is nothing to tell, or nobody. */
async function prepare(deps: Deps, tx: Tx, tenantId: number, push: PlannedPush) {
  const keys = deps.config.push
  const [row] = await tx.select().from(pushDevice).where(isDevice(tenantId, push.deviceId))
  const ttl = lifetimeLeft(push, deps.clock.now())
  if (!keys || !row || row.serverKey !== keys.publicKey || ttl <= 0 || !(await mayHear(tx, row, push))) return null
  return { keys, ttl, subscription: await openSubscription(deps.secrets, tx, row) }
}

/** The encrypted and signed request for a push service. */
export function pushRequest(subscription: Subscription, push: PlannedPush, keys: PushKeys, ttl: number) {
  const { endpoint, p256dh, auth } = subscription
  const { title, body, path, lang, dir } = push
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify({ title, body, path, lang, dir }),
    {
      vapidDetails: { subject: keys.contact, publicKey: keys.publicKey, privateKey: keys.privateKey },
      ...{ TTL: ttl, topic: collapseOf(path), contentEncoding: 'aes128gcm' },
      urgency: push.topic === null || urgentTopics.includes(push.topic) ? 'high' : 'normal',
    },
  )
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { url: endpoint, headers, body: request.body }
}

/** Makes one call. Returns the status, or null without an answer. Neither the address nor the answer is kept. */
async function send(deps: Deps, request: ReturnType<typeof pushRequest>): Promise<number | null> {
  try {
    const { url, headers, body } = request
    const { status } = await deps.sellerCalls.send(url, { method: 'POST', headers, ...(body ? { body } : {}) })
    return status
  } catch (error) {
    if (error instanceof FetchRefused) return null
    throw error
  }
}

const isOver = (status: number | null) => status === 404 || status === 410
const isTaken = (status: number | null) => status !== null && status >= 200 && status < 300

/** Notes what came of an attempt. A subscription that is over is removed; another failure is tried again. */
async function apply(deps: Deps, tx: Tx, tenantId: number, push: PlannedPush, status: number | null): Promise<void> {
  const device = isDevice(tenantId, push.deviceId)
  if (isOver(status)) {
    await tx.delete(pushDevice).where(device)
    return
  }
  if (isTaken(status)) {
    await tx.update(pushDevice).set({ deliveredAt: deps.clock.now(), failures: 0 }).where(device)
    return
  }
  await tx
    .update(pushDevice)
    .set({ failures: sql`${pushDevice.failures} + 1` })
    .where(device)
  const wait = pushWaits[push.attempts]
  if (wait !== undefined)
    await planPush(deps, tx, { ...push, attempts: push.attempts + 1 }, after(deps, wait * secondMs))
}

/** Makes one attempt to notify a device. The call is outside of any transaction, and may be repeated after a crash. */
export async function sendPush(deps: Deps, tenantId: number, push: PlannedPush, job: RunningJob): Promise<void> {
  const prepared = await inTenant(deps, tenantId, 'platform', async (tx) => {
    const made = await prepare(deps, tx, tenantId, push)
    if (!made) await job.finish(tx)
    return made
  })
  if (!prepared) return
  const status = await send(deps, pushRequest(prepared.subscription, push, prepared.keys, prepared.ttl))
  crashPoint('push.answered')
  await inTenant(deps, tenantId, 'platform', async (tx) => {
    await apply(deps, tx, tenantId, push, status)
    await job.finish(tx)
  })
}
