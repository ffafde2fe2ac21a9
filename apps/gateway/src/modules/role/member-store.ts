import type { Member, StaffMember } from '@tradepost/contract'
import { userType } from '@tradepost/contract/constants'
import { platformPermissions, type RoleSide } from '@tradepost/domain/permission/permissions'
import { and, asc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { union } from 'drizzle-orm/pg-core'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { passkey, totpFactor } from '../../platform/db/schema/account/factor.ts'
import { memberInvitation, platformAdmin, roleMember } from '../../platform/db/schema/account/role.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { permissionsOfRole, type RoleRef, requireGrant, roleIdOf } from './role-store.ts'

/** The staff of a tenant, or the people of one seller. */
export interface Team {
  tenantId: number
  side: RoleSide
  /** Null for the staff. */
  sellerId: string | null
}

const ofTeam = (table: typeof roleMember | typeof memberInvitation, { tenantId, side, sellerId }: Team, also?: SQL) =>
  ofTenant(
    table,
    tenantId,
    eq(table.side, side),
    sellerId === null ? isNull(table.sellerId) : eq(table.sellerId, sellerId),
    also,
  )

export const membersOf = (team: Team, also?: SQL) => ofTeam(roleMember, team, also)
export const invitationsOf = (team: Team, also?: SQL) => ofTeam(memberInvitation, team, also)

/** The members of a team who meet a condition, longest member first. */
export async function listMembers(tx: Tx, team: Team, also?: SQL): Promise<Member[]> {
  const rows = await tx
    .select({ member: roleMember, nickName: appUser.nickName, email: appUser.email })
    .from(roleMember)
    .innerJoin(appUser, ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId)))
    .where(membersOf(team, also))
    .orderBy(asc(roleMember.since), asc(roleMember.userId))
  return rows.map(({ member, nickName, email }) => ({
    userId: member.userId,
    nickName,
    email,
    role: roleIdOf(member),
    since: member.since.toISOString(),
  }))
}

/** The members of the staff, and whether each has a second factor. */
export async function listStaff(tx: Tx, team: Team): Promise<StaffMember[]> {
  const members = await listMembers(tx, team)
  const withAuthenticator = tx
    .select({ userId: roleMember.userId })
    .from(roleMember)
    .innerJoin(totpFactor, ofTenant(totpFactor, roleMember.tenantId, eq(totpFactor.userId, roleMember.userId)))
    .where(membersOf(team, isNotNull(totpFactor.confirmedAt)))
  const withPasskey = tx
    .select({ userId: roleMember.userId })
    .from(roleMember)
    .innerJoin(passkey, ofTenant(passkey, roleMember.tenantId, eq(passkey.userId, roleMember.userId)))
    .where(membersOf(team))
  const enrolled = await union(withAuthenticator, withPasskey)
  const withFactor = new Set(enrolled.map(({ userId }) => userId))
  return members.map((member) => ({ ...member, secondFactor: withFactor.has(member.userId) }))
}

/** One member; fails if the team has none of this id. */
export async function getMember(tx: Tx, team: Team, userId: string): Promise<Member> {
  const [member] = await listMembers(tx, team, eq(roleMember.userId, userId))
  if (!member) throw new Failure('not_found', { field: 'userId' })
  return member
}

/** Refuses to touch a member whose role allows more than the caller's. */
export async function requireGrantOver(tx: Tx, context: CallContext, team: Team, userId: string): Promise<RoleRef> {
  const [row] = await tx
    .select({ preset: roleMember.preset, roleId: roleMember.roleId, isPlatform: isNotNull(platformAdmin.id) })
    .from(roleMember)
    .leftJoin(
      platformAdmin,
      ofTenant(
        platformAdmin,
        roleMember.tenantId,
        and(eq(platformAdmin.side, roleMember.side), eq(platformAdmin.userId, roleMember.userId)),
      ),
    )
    .where(membersOf(team, eq(roleMember.userId, userId)))
  if (!row) throw new Failure('not_found', { field: 'userId' })
  const { isPlatform, ...ref } = row
  requireGrant(context, await permissionsOfRole(tx, team.tenantId, team.side, ref))
  if (isPlatform) requireGrant(context, platformPermissions)
  return ref
}

const kindOf = { staff: userType.employee, seller: userType.seller } as const

/** Makes an account a member, and its kind that of the team. */
export async function addMember(tx: Tx, team: Team, userId: string, ref: RoleRef): Promise<void> {
  await tx.insert(roleMember).values({ ...team, userId, ...ref, since: sql`moment()` })
  await tx
    .update(appUser)
    .set({ userType: sql`${appUser.userType} | ${kindOf[team.side]}::int` })
    .where(ofTenant(appUser, team.tenantId, eq(appUser.id, userId)))
}

/** Ends a membership. The database refuses to remove the last owner. */
export async function dropMember(tx: Tx, team: Team, userId: string): Promise<void> {
  await tx.delete(roleMember).where(membersOf(team, eq(roleMember.userId, userId)))
  await tx
    .update(appUser)
    .set({ userType: sql`${appUser.userType} & ~${kindOf[team.side]}::int` })
    .where(ofTenant(appUser, team.tenantId, eq(appUser.id, userId)))
}
