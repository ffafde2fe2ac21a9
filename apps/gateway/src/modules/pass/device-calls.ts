import { randomUUID } from 'node:crypto'
import { calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { passDevice, passFreeHours, passFreeWindow, passTrial } from '../../platform/db/schema/pass.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type Access, accessOf, freeHoursOf, trialOf } from './access.ts'
import { requirePassOnSale } from './pass-on-sale.ts'
import { heartbeatSeconds, missedBeats, passSettings, silentMs, trialHours } from './pass-rules.ts'
import { readMembership } from './pass-store.ts'

/** Serialises the client actions of a user. */
const lockUser = (tx: Tx, tenantId: number, userId: string) =>
  tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
    .for('no key update')

export async function deviceOf(tx: Tx, tenantId: number, userId: string) {
  const [row] = await tx
    .select()
    .from(passDevice)
    .where(ofTenant(passDevice, tenantId, eq(passDevice.userId, userId)))
  return row
}

/** Begins the trial, at most once for each user and each device. */
async function beginTrial(tx: Tx, tenantId: number, userId: string, deviceKey: string, now: Date) {
  const { shortTrialPercent } = await passSettings(tx, tenantId)
  const hours = trialHours(tenantId, userId, shortTrialPercent)
  const [row] = await tx
    .insert(passTrial)
    .values({ tenantId, userId, deviceKey, hours, startsAt: now, endsAt: new Date(now.getTime() + hours * hourMs) })
    .onConflictDoNothing()
    .returning()
  return row
}

/** Begins all unused free hours at once. */
async function beginFreeHours(tx: Tx, tenantId: number, userId: string, now: Date): Promise<Access | null> {
  const { left } = await freeHoursOf(tx, tenantId, userId)
  if (left <= 0) return null
  const endsAt = new Date(now.getTime() + left * hourMs)
  await tx.insert(passFreeHours).values({ tenantId, userId, reason: 'begun', ref: randomUUID(), hours: -left, at: now })
  await tx
    .insert(passFreeWindow)
    .values({ tenantId, userId, endsAt })
    .onConflictDoUpdate({ target: [passFreeWindow.tenantId, passFreeWindow.userId], set: { endsAt } })
  return { kind: 'free', until: endsAt }
}

async function accessAtLogin(
  tx: Tx,
  tenantId: number,
  userId: string,
  deviceId: string,
  now: Date,
): Promise<Access | null> {
  const member = await readMembership(tx, tenantId, userId)
  const running = await accessOf(tx, tenantId, userId, member, now)
  if (running) return running
  // Do not use up a trial or free hours while the client cannot be downloaded.
  await requirePassOnSale(tx, tenantId)
  const isFirst = !member?.endsAt && !(await deviceOf(tx, tenantId, userId)) && !(await trialOf(tx, tenantId, userId))
  const trial = isFirst ? await beginTrial(tx, tenantId, userId, deviceId, now) : undefined
  if (trial) return { kind: 'trial', until: trial.endsAt }
  return beginFreeHours(tx, tenantId, userId, now)
}

/**
 * Gives this device the lease of its user if no device has it, this device already has it, `takeOver` is true, or its
 * holder has missed three heartbeats. Returns the lease id; null if another device keeps the lease.
 */
async function takePlace(
  tx: Tx,
  tenantId: number,
  userId: string,
  device: { deviceId: string; deviceName: string; takeOver: boolean },
  now: Date,
): Promise<string | null> {
  const { deviceId, deviceName, takeOver } = device
  const leaseId = randomUUID()
  const silentSince = new Date(now.getTime() - silentMs).toISOString()
  const taken = await tx
    .insert(passDevice)
    .values({ tenantId, userId, leaseId, deviceId, deviceName, startedAt: now, beatAt: now })
    .onConflictDoUpdate({
      target: [passDevice.tenantId, passDevice.userId],
      set: { leaseId, deviceId, deviceName, startedAt: now, beatAt: now },
      setWhere: sql`${passDevice.deviceId} = ${deviceId} or ${takeOver} or ${passDevice.beatAt} <= ${silentSince}::timestamptz`,
    })
    .returning({ leaseId: passDevice.leaseId })
  return taken[0]?.leaseId ?? null
}

const answer = (leaseId: string, access: Access) => ({
  leaseId,
  access: access.kind,
  until: access.until.toISOString(),
  heartbeatSeconds,
  missedBeats,
})

/** Calls of the desktop client: login, heartbeat, logout. */
export function deviceCalls(deps: Deps): Implementation[] {
  return [
    implement(calls.pass.passDeviceLogin, ({ body }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const now = deps.clock.now()
        await lockUser(tx, tenantId, userId)
        const access = await accessAtLogin(tx, tenantId, userId, body.deviceId, now)
        if (!access) throw new Failure('pass_required')
        const { deviceId, deviceName, takeOver = false } = body
        const leaseId = await takePlace(tx, tenantId, userId, { deviceId, deviceName, takeOver }, now)
        if (!leaseId) throw new Failure('device_in_use')
        return answer(leaseId, access)
      }),
    ),
    implement(calls.pass.passDeviceHeartbeat, ({ body }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        const { tenantId } = context.tenant
        const now = deps.clock.now()
        const beat = await tx
          .update(passDevice)
          .set({ beatAt: now })
          .where(ofTenant(passDevice, tenantId, eq(passDevice.userId, userId), eq(passDevice.leaseId, body.leaseId)))
          .returning({ leaseId: passDevice.leaseId })
        if (beat.length === 0) throw new Failure('device_replaced')
        const member = await readMembership(tx, tenantId, userId)
        const access = await accessOf(tx, tenantId, userId, member, now)
        if (!access) throw new Failure('pass_required')
        return answer(body.leaseId, access)
      }),
    ),
    implement(calls.pass.passDeviceRelease, ({ body }, context) =>
      asBuyer(deps, context, async (tx, userId) => {
        // Keep the row: it shows that the user has logged in before.
        await tx
          .update(passDevice)
          .set({ beatAt: new Date(0), leaseId: randomUUID() })
          .where(
            ofTenant(
              passDevice,
              context.tenant.tenantId,
              eq(passDevice.userId, userId),
              eq(passDevice.leaseId, body.leaseId),
            ),
          )
        return {}
      }),
    ),
  ]
}
