import { createHash, randomBytes } from 'node:crypto'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, count, eq, gt, ne, sql } from 'drizzle-orm'
import { type AnyPgColumn, unionAll } from 'drizzle-orm/pg-core'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { inviteRecord, inviteToken } from '../../platform/db/schema/account/invite.ts'
import { refreshFamily } from '../../platform/db/schema/account/session.ts'
import { membership, membershipPeriod, passDevice, passFreeHours, passTrial } from '../../platform/db/schema/pass.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { networkOf } from '../../platform/network/caller-network.ts'
import { passSettings } from '../pass/pass-rules.ts'

/** A user registered within this time counts as new. */
const newForMs = 7 * dayMs
/** Invitations that earn hours: per inviter in 30 days, per address in a day. */
export const limits = { perInviter: 20, perInviterMs: 30 * dayMs, perAddress: 2, perAddressMs: dayMs } as const

const keyOf = (kind: string, value: string) => createHash('sha256').update(`${kind}:${value}`).digest('base64url')

/** The user's invite token; created at the first call. */
export async function tokenOf(tx: Tx, tenantId: number, userId: string): Promise<string> {
  await tx
    .insert(inviteToken)
    .values({ tenantId, userId, token: randomBytes(12).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await tx
    .select({ token: inviteToken.token })
    .from(inviteToken)
    .where(ofTenant(inviteToken, tenantId, eq(inviteToken.userId, userId)))
  if (!row) throw new Error(`user ${userId} has no invite token`)
  return row.token
}

async function recordedFor(tx: Tx, tenantId: number, friendId: string) {
  const [row] = await tx
    .select()
    .from(inviteRecord)
    .where(ofTenant(inviteRecord, tenantId, eq(inviteRecord.friendId, friendId)))
  return row
}

/** True if the invitation earns hours: devices and addresses suggest two different users, and no limit is reached. */
async function earnsHours(
  tx: Tx,
  tenantId: number,
  keys: { inviterId: string; friendId: string; deviceKey: string; deviceId: string | null; ipKey: string },
  now: Date,
): Promise<boolean> {
  const { inviterId, friendId, deviceKey, deviceId, ipKey } = keys
  // Without a device id the friend's browser may be the inviter's.
  if (!deviceId) return false
  const since = (ms: number) => gt(inviteRecord.at, new Date(now.getTime() - ms))
  const inTenant = ofTenant(inviteRecord, tenantId)
  const earned = gt(inviteRecord.hours, 0)
  const [used] = await tx
    .select({ n: count() })
    .from(inviteRecord)
    .where(and(inTenant, eq(inviteRecord.deviceKey, deviceKey), earned))
  const [byInviter] = await tx
    .select({ n: count() })
    .from(inviteRecord)
    .where(and(inTenant, eq(inviteRecord.inviterId, inviterId), earned, since(limits.perInviterMs)))
  const [byAddress] = await tx
    .select({ n: count() })
    .from(inviteRecord)
    .where(and(inTenant, eq(inviteRecord.ipKey, ipKey), earned, since(limits.perAddressMs)))
  // Another account has used the device: for the pass client, for a trial or to sign in.
  const others = (table: typeof passDevice | typeof passTrial | typeof refreshFamily, device: AnyPgColumn) =>
    tx
      .select({ userId: table.userId })
      .from(table)
      .where(ofTenant(table, tenantId, eq(device, deviceId), ne(table.userId, friendId)))
  const rows = await unionAll(
    others(passDevice, passDevice.deviceId),
    others(passTrial, passTrial.deviceKey),
    others(refreshFamily, refreshFamily.deviceId),
  ).limit(1)
  return (
    (used?.n ?? 0) === 0 &&
    (byInviter?.n ?? 0) < limits.perInviter &&
    (byAddress?.n ?? 0) < limits.perAddress &&
    rows.length === 0
  )
}

async function isNew(tx: Tx, tenantId: number, friendId: string, now: Date): Promise<boolean> {
  const [user] = await tx
    .select({ createdAt: appUser.createdAt })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, friendId)))
  const periods = await tx
    .select({ no: membershipPeriod.periodNo })
    .from(membership)
    .innerJoin(
      membershipPeriod,
      ofTenant(membershipPeriod, membership.tenantId, eq(membershipPeriod.membershipId, membership.id)),
    )
    .where(ofTenant(membership, tenantId, eq(membership.userId, friendId)))
    .limit(1)
  return periods.length === 0 && now.getTime() - (user?.createdAt.getTime() ?? 0) <= newForMs
}

/** Records once that a user was invited. Both sides earn their hours, or neither. */
export async function recordInvite(
  tx: Tx,
  context: CallContext,
  friendId: string,
  token: string,
  now: Date,
): Promise<{ recorded: boolean; hours: number }> {
  const { tenantId } = context.tenant
  const [owner] = await tx
    .select({ userId: inviteToken.userId })
    .from(inviteToken)
    .where(ofTenant(inviteToken, tenantId, eq(inviteToken.token, token)))
  if (!owner) throw new Failure('not_found', { field: 'inviteToken' })
  const inviterId = owner.userId
  if (inviterId === friendId) throw new Failure('invite_self', { field: 'inviteToken' })
  const existing = await recordedFor(tx, tenantId, friendId)
  if (existing) return { recorded: false, hours: existing.hours }
  if (!(await isNew(tx, tenantId, friendId, now))) throw new Failure('invite_not_eligible')

  // Serialise the records of an inviter, a device and an address, so that the limits hold.
  const deviceId = context.deviceId
  const deviceKey = keyOf('device', deviceId ?? friendId)
  const ipKey = keyOf('ip', networkOf(context.ip))
  for (const lock of [`inviter:${inviterId}`, deviceKey, ipKey].sort()) {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${tenantId}:${lock}`}, 7))`)
  }
  const { inviteHours } = await passSettings(tx, tenantId)
  const earns = await earnsHours(tx, tenantId, { inviterId, friendId, deviceKey, deviceId, ipKey }, now)
  const hours = earns ? inviteHours : 0
  const inserted = await tx
    .insert(inviteRecord)
    .values({ tenantId, friendId, inviterId, deviceKey, ipKey, hours, at: now })
    .onConflictDoNothing()
    .returning({ friendId: inviteRecord.friendId })
  if (inserted.length === 0) return { recorded: false, hours: (await recordedFor(tx, tenantId, friendId))?.hours ?? 0 }
  if (hours > 0) {
    await tx.insert(passFreeHours).values([
      { tenantId, userId: friendId, reason: 'invited', ref: friendId, hours, at: now },
      { tenantId, userId: inviterId, reason: 'inviting', ref: friendId, hours, at: now },
    ])
  }
  return { recorded: true, hours }
}
