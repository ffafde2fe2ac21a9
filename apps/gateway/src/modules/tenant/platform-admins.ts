import { randomUUID } from 'node:crypto'
import type { EmailAddress } from '@tradepost/domain/account/email-address'
import type { StaffPreset } from '@tradepost/domain/permission/roles'
import { dayMs } from '@tradepost/domain/time/durations'
import type { Locale } from '@tradepost/i18n'
import { asc, eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { memberInvitation, platformAdmin, roleMember } from '../../platform/db/schema/account/role.ts'
import type { Deps } from '../../platform/deps.ts'
import { invitationDays, sendInvitation } from '../role/invitations.ts'
import { invitationsOf, membersOf } from '../role/member-store.ts'
import { lockRoles } from '../role/role-store.ts'

/** The staff of the tenant in whose desk a platform administrator works. */
const staffOf = (tenantId: number) => ({ tenantId, side: 'staff', sellerId: null }) as const

const withUser = (tx: Tx, tenantId: number) =>
  tx
    .select({ admin: platformAdmin, email: appUser.email, emailKey: appUser.emailKey })
    .from(platformAdmin)
    .leftJoin(appUser, ofTenant(appUser, platformAdmin.tenantId, eq(appUser.id, platformAdmin.userId)))
    .where(ofTenant(platformAdmin, tenantId))
    .orderBy(asc(platformAdmin.namedAt), asc(platformAdmin.id))

/** The platform administrators of a tenant, those who were only invited too. */
export async function listAdmins(tx: Tx, tenantId: number) {
  const rows = await withUser(tx, tenantId)
  return rows.map(({ admin, email }) => ({
    email: email ?? admin.email ?? admin.userId ?? '',
    acceptedAt: admin.acceptedAt,
    expiresAt: admin.expiresAt,
  }))
}

interface NewAdmin {
  tenantId: number
  email: EmailAddress
  /** The role of somebody who is not on the staff yet. */
  preset: StaffPreset
  locale: Locale
  deskOrigin: string
}

/**
 * Makes a member of the staff a platform administrator at once, and invites everybody else to the staff, who is one after
 * accepting. Returns which of the two it did.
 */
export async function nameAdmin(
  deps: Pick<Deps, 'clock' | 'mail'>,
  tx: Tx,
  { tenantId, email, preset, locale, deskOrigin }: NewAdmin,
): Promise<'named' | 'invited'> {
  await lockRoles(tx, tenantId)
  const now = deps.clock.now()
  const rows = await withUser(tx, tenantId)
  if (rows.some(({ emailKey }) => emailKey === email.key))
    throw new Error(`${email.address} is a platform administrator already.`)
  const [member] = await tx
    .select({ userId: roleMember.userId })
    .from(roleMember)
    .innerJoin(appUser, ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId)))
    .where(membersOf(staffOf(tenantId), eq(appUser.emailKey, email.key)))
  await tx.delete(platformAdmin).where(ofTenant(platformAdmin, tenantId, eq(platformAdmin.emailKey, email.key)))
  const expiresAt = new Date(now.getTime() + invitationDays * dayMs)
  const row = { tenantId, id: randomUUID(), side: 'staff' as const, namedAt: now, expiresAt }
  if (member) {
    await tx.insert(platformAdmin).values({ ...row, userId: member.userId, acceptedAt: now })
    return 'named'
  }
  await tx.insert(platformAdmin).values({ ...row, email: email.address, emailKey: email.key })
  await tx.delete(memberInvitation).where(invitationsOf(staffOf(tenantId), eq(memberInvitation.emailKey, email.key)))
  await sendInvitation(deps, tx, {
    ...{ team: staffOf(tenantId), ref: { preset, roleId: null }, email, invitedBy: null, locale, deskOrigin },
  })
  return 'invited'
}

/** Ends the rights of a platform administrator, or the invitation of one. The person stays on the staff. */
export async function dropAdmin(tx: Tx, tenantId: number, email: EmailAddress): Promise<void> {
  const rows = await withUser(tx, tenantId)
  const row = rows.find(({ admin, emailKey }) => email.key === (emailKey ?? admin.emailKey))
  if (!row) throw new Error(`${email.address} is no platform administrator.`)
  await tx.delete(platformAdmin).where(ofTenant(platformAdmin, tenantId, eq(platformAdmin.id, row.admin.id)))
}
