import { randomUUID } from 'node:crypto'
import type { CallData, CallInput, calls } from '@tradepost/contract'
import { mostPushDevices, type PushTopic, pushPermissions, pushTopics } from '@tradepost/domain/push/push-topics'
import { desc, eq, sql } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { heldPermissions } from '../../platform/call/held-role.ts'
import type { SecretBox } from '../../platform/crypto/secret-box.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { pushChoice, pushDevice } from '../../platform/db/schema/account/push.ts'
import { roleMember } from '../../platform/db/schema/account/role.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'

export type DeviceRow = typeof pushDevice.$inferSelect
export type Subscription = CallInput<typeof calls.push.addPushDevice>['body']

const column = 'push_device.subscription_ct'

export const isDevice = (tenantId: number, id: string) => ofTenant(pushDevice, tenantId, eq(pushDevice.id, id))
const ofPerson = (tenantId: number, userId: string) => ofTenant(pushDevice, tenantId, eq(pushDevice.userId, userId))

/** The device that a subscription has; the address itself is stored sealed only. */
export async function deviceAt(deps: Deps, tx: Tx, tenantId: number, endpoint: string) {
  const endpointHash = (await deps.secrets.forTenant(tx, tenantId)).mac('push-endpoint', endpoint)
  const [row] = await tx
    .select()
    .from(pushDevice)
    .where(ofTenant(pushDevice, tenantId, eq(pushDevice.endpointHash, endpointHash)))
    .for('update')
  return { endpointHash, row: row ?? null }
}

/** The subscription of a device, as its browser gave it. */
export async function openSubscription(secrets: SecretBox, tx: Tx, row: DeviceRow): Promise<Subscription> {
  const { subscriptionCt: ciphertext, subscriptionKeyId: keyId } = row
  const sealed = await secrets.forTenant(tx, row.tenantId)
  return JSON.parse(sealed.open(row.id, column, { ciphertext, keyId })) as Subscription
}

async function userAgentOf(tx: Tx, tenantId: number, familyId: string): Promise<string | null> {
  const [session] = await tx
    .select({ userAgent: refreshFamily.userAgent })
    .from(refreshFamily)
    .where(ofTenant(refreshFamily, tenantId, eq(refreshFamily.id, familyId)))
  return session?.userAgent ?? null
}

/** Adds the browser of a person, or takes over the device that it was before. */
export async function addDevice(deps: Deps, tx: Tx, context: CallContext, given: Subscription, serverKey: string) {
  const { tenantId } = context.tenant
  const { userId, sessionFamilyId: familyId } = principal(context)
  // Two at a time are counted one after the other.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`push:${tenantId}:${userId}`}, 0))`)
  const { endpointHash, row } = await deviceAt(deps, tx, tenantId, given.endpoint)
  if (row) await tx.delete(pushDevice).where(isDevice(tenantId, row.id))
  if ((await tx.$count(pushDevice, ofPerson(tenantId, userId))) >= mostPushDevices) throw new Failure('devices_full')
  const id = row?.userId === userId ? row.id : randomUUID()
  const { ciphertext, keyId } = (await deps.secrets.forTenant(tx, tenantId)).seal(id, column, JSON.stringify(given))
  await tx.insert(pushDevice).values({
    ...{ tenantId, id, userId, familyId, endpointHash, serverKey, locale: context.locale.slice(0, 10) },
    ...{ subscriptionCt: ciphertext, subscriptionKeyId: keyId, createdAt: deps.clock.now() },
    userAgent: await userAgentOf(tx, tenantId, familyId),
  })
  return { id }
}

/** Ties a browser to the session that uses it now. One that another person used tells that person nothing more. */
export async function renewDevice(deps: Deps, tx: Tx, context: CallContext, endpoint: string) {
  const { tenantId } = context.tenant
  const { userId, sessionFamilyId: familyId } = principal(context)
  const { row } = await deviceAt(deps, tx, tenantId, endpoint)
  if (!row || row.serverKey !== deps.config.push?.publicKey) return { id: null }
  if (row.userId !== userId) {
    await tx.delete(pushDevice).where(isDevice(tenantId, row.id))
    return { id: null }
  }
  if (row.familyId !== familyId) await tx.update(pushDevice).set({ familyId }).where(isDevice(tenantId, row.id))
  return { id: row.id }
}

/** The device of a person; fails if it is none of theirs. */
export async function ownDevice(tx: Tx, context: CallContext, id: string): Promise<DeviceRow> {
  const { tenantId } = context.tenant
  const [row] = await tx
    .select()
    .from(pushDevice)
    .where(ofTenant(pushDevice, tenantId, eq(pushDevice.id, id), eq(pushDevice.userId, principal(context).userId)))
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** The seller whom a person acts for, and the topics that the role allows; null for anybody else. */
export async function membershipOf(tx: Tx, tenantId: number, userId: string) {
  const [row] = await tx
    .select({ sellerId: roleMember.sellerId, preset: roleMember.preset })
    .from(roleMember)
    .where(ofTenant(roleMember, tenantId, eq(roleMember.side, 'seller'), eq(roleMember.userId, userId)))
  return row?.sellerId ? { sellerId: row.sellerId, topics: topicsOfRole(row.preset) } : null
}

/** The topics that a role at a seller allows. */
export function topicsOfRole(preset: string | null): PushTopic[] {
  const held = heldPermissions('seller', { preset, permissions: null })
  return pushTopics.filter((topic) => held.has(pushPermissions[topic]))
}

/** The topics that a person does not want to be notified of. */
export async function mutedBy(tx: Tx, tenantId: number, userId: string): Promise<readonly PushTopic[]> {
  const [row] = await tx
    .select({ muted: pushChoice.muted })
    .from(pushChoice)
    .where(ofTenant(pushChoice, tenantId, eq(pushChoice.userId, userId)))
  return row?.muted ?? []
}

/** Chooses the topics that a person is notified of. Topics that the role does not allow stay as they are. */
export async function chooseTopics(tx: Tx, context: CallContext, chosen: readonly PushTopic[]): Promise<void> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const allowed = (await membershipOf(tx, tenantId, userId))?.topics ?? []
  const before = await mutedBy(tx, tenantId, userId)
  const muted = pushTopics.filter((topic) =>
    allowed.includes(topic) ? !chosen.includes(topic) : before.includes(topic),
  )
  await tx
    .insert(pushChoice)
    .values({ tenantId, userId, muted })
    .onConflictDoUpdate({ target: [pushChoice.tenantId, pushChoice.userId], set: { muted } })
}

/** What the page of a person shows. Devices that subscribed with an earlier key get nothing and are left out. */
export async function settingsOf(
  deps: Deps,
  tx: Tx,
  context: CallContext,
): Promise<CallData<typeof calls.push.pushSettings>> {
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const serverKey = deps.config.push?.publicKey ?? null
  const topics = (await membershipOf(tx, tenantId, userId))?.topics ?? []
  const muted = await mutedBy(tx, tenantId, userId)
  const rows = serverKey
    ? await tx
        .select()
        .from(pushDevice)
        .where(ofTenant(pushDevice, tenantId, eq(pushDevice.userId, userId), eq(pushDevice.serverKey, serverKey)))
        .orderBy(desc(pushDevice.createdAt), pushDevice.id)
    : []
  return {
    serverKey,
    topics: topics.map((topic) => ({ topic, isOn: !muted.includes(topic) })),
    devices: rows.map(({ id, userAgent, createdAt, deliveredAt, failures }) => ({
      ...{ id, userAgent, createdAt: createdAt.toISOString(), deliveredAt: deliveredAt?.toISOString() ?? null },
      isFailing: failures > 0,
    })),
  }
}
