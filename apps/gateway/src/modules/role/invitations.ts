import { randomUUID } from 'node:crypto'
import type { MemberInvitation } from '@tradepost/contract'
import type { EmailAddress } from '@tradepost/domain/account/email-address'
import { mostMembers } from '@tradepost/domain/permission/roles'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import type { Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { asc, count, eq, gt, lte } from 'drizzle-orm'
import { type CallContext, principal } from '../../platform/call/call-context.ts'
import { requireProven } from '../../platform/call/fresh-session.ts'
import { deskOriginOf } from '../../platform/config/desk-origin.ts'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { memberInvitation, platformAdmin, roleMember } from '../../platform/db/schema/account/role.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { localeOf } from '../../platform/failure/failure-text.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { readEmail } from '../../platform/text/email.ts'
import { companyName } from '../account/guard/notices.ts'
import { addMember, invitationsOf, membersOf, type Team } from './member-store.ts'
import { lockRoles, type RoleRef, roleIdOf } from './role-store.ts'

export const invitationDays = 7
const perInviter: RateRule = { name: 'member-invite', limit: 30, windowMs: hourMs }
const perAccepting: RateRule = { name: 'member-accept', limit: 30, windowMs: hourMs }

type InvitationRow = typeof memberInvitation.$inferSelect

const toInvitation = (row: InvitationRow): MemberInvitation => ({
  id: row.id,
  email: row.email,
  role: roleIdOf(row),
  invitedAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
})

/** The invitations of a team that can still be accepted, oldest first. */
export async function listInvitations(tx: Tx, team: Team, now: Date): Promise<MemberInvitation[]> {
  const rows = await tx
    .select()
    .from(memberInvitation)
    .where(invitationsOf(team, gt(memberInvitation.expiresAt, now)))
    .orderBy(asc(memberInvitation.createdAt), asc(memberInvitation.id))
  return rows.map(toInvitation)
}

/** Refuses another invitation of a team that is as large as it may become, and of an address that is in it. */
async function requireRoom(tx: Tx, team: Team, emailKey: string): Promise<void> {
  const [members] = await tx.select({ n: count() }).from(roleMember).where(membersOf(team))
  const [invited] = await tx.select({ n: count() }).from(memberInvitation).where(invitationsOf(team))
  if ((members?.n ?? 0) + (invited?.n ?? 0) >= mostMembers[team.side]) throw new Failure('conflict')
  const [member] = await tx
    .select({ id: appUser.id })
    .from(roleMember)
    .innerJoin(appUser, ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId)))
    .where(membersOf(team, eq(appUser.emailKey, emailKey)))
  if (member) throw new Failure('conflict', { field: 'email' })
}

/** The name that an invitation is from: the company's, or the seller's. */
async function teamName(tx: Tx, { tenantId, sellerId }: Team): Promise<string> {
  if (sellerId === null) return companyName(tx, tenantId)
  const [row] = await tx
    .select({ name: seller.nickName })
    .from(seller)
    .where(ofTenant(seller, tenantId, eq(seller.id, sellerId)))
  return row?.name ?? ''
}

interface NewInvitation {
  team: Team
  ref: RoleRef
  email: EmailAddress
  /** Null for the first administrator of a tenant. */
  invitedBy: string | null
  locale: Locale
  /** The address of the tenant's desk. */
  deskOrigin: string
}

/** Stores an invitation and mails its token. Only the mail holds the token, and the database its hash. */
export async function sendInvitation(
  deps: Pick<Deps, 'clock' | 'mail'>,
  tx: Tx,
  { team, ref, email, invitedBy, locale, deskOrigin }: NewInvitation,
): Promise<MemberInvitation> {
  const now = deps.clock.now()
  const token = newToken()
  const [row] = await tx
    .insert(memberInvitation)
    .values({
      ...team,
      ...ref,
      id: randomUUID(),
      email: email.address,
      emailKey: email.key,
      tokenHash: hashToken(token),
      invitedBy,
      createdAt: now,
      expiresAt: new Date(now.getTime() + invitationDays * dayMs),
    })
    .returning()
  if (!row) throw new Error('the invitation was not inserted')
  const [company, name] = [await companyName(tx, team.tenantId), await teamName(tx, team)]
  const entrance = team.side === 'staff' ? 'staff' : 'sell'
  await deps.mail.enqueue(tx, {
    tenantId: team.tenantId,
    to: email.address,
    locale,
    subject: translate(locale, 'mail.memberInvitedSubject', { name }),
    paragraphs: [
      translate(locale, 'mail.memberInvitedBody', { name, company }),
      translate(locale, 'mail.memberInvitedOnce', { email: email.address, days: invitationDays }),
    ],
    link: {
      url: `${deskOrigin}/${entrance}/invitation?token=${token}`,
      label: translate(locale, 'mail.memberInvitedLink'),
    },
  })
  return toInvitation(row)
}

/** Invites an address to a team. */
export async function invite(
  deps: Deps,
  tx: Tx,
  context: CallContext,
  team: Team,
  ref: RoleRef,
  address: string,
): Promise<MemberInvitation> {
  const email = readEmail(address)
  const now = deps.clock.now()
  const { userId } = principal(context)
  await requireRate(tx, team.tenantId, perInviter, userId, now)
  await lockRoles(tx, team.tenantId)
  await tx
    .delete(memberInvitation)
    .where(ofTenant(memberInvitation, team.tenantId, lte(memberInvitation.expiresAt, now)))
  await tx.delete(memberInvitation).where(invitationsOf(team, eq(memberInvitation.emailKey, email.key)))
  await requireRoom(tx, team, email.key)
  return sendInvitation(deps, tx, {
    ...{ team, ref, email, invitedBy: userId, locale: localeOf(context.locale, 'en') },
    deskOrigin: deskOriginOf(deps, context.tenant),
  })
}

/** Withdraws an invitation, unless it names a role that the caller may not give. */
export async function withdraw(
  tx: Tx,
  team: Team,
  id: string,
  requireGrantOf: (ref: RoleRef) => Promise<void>,
): Promise<void> {
  await lockRoles(tx, team.tenantId)
  const [row] = await tx
    .delete(memberInvitation)
    .where(invitationsOf(team, eq(memberInvitation.id, id)))
    .returning()
  if (!row) throw new Failure('not_found', { field: 'id' })
  await requireGrantOf(row)
}

/** Accepts an invitation: the token was mailed to the address of the signed-in account. */
export async function accept(deps: Deps, tx: Tx, context: CallContext, token: string): Promise<InvitationRow> {
  requireProven(context)
  const { tenantId } = context.tenant
  const { userId } = principal(context)
  const now = deps.clock.now()
  await requireRate(tx, tenantId, perAccepting, userId, now)
  await lockRoles(tx, tenantId)
  const [user] = await tx
    .select({ emailKey: appUser.emailKey })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  const [row] = await tx
    .delete(memberInvitation)
    .where(
      ofTenant(
        memberInvitation,
        tenantId,
        eq(memberInvitation.tokenHash, hashToken(token)),
        eq(memberInvitation.emailKey, user?.emailKey ?? ''),
        gt(memberInvitation.expiresAt, now),
      ),
    )
    .returning()
  if (!row) throw new Failure('invitation_invalid', { field: 'token' })
  const { side, sellerId, preset, roleId } = row
  const [before] = await tx
    .select({ userId: roleMember.userId })
    .from(roleMember)
    .where(ofTenant(roleMember, tenantId, eq(roleMember.side, side), eq(roleMember.userId, userId)))
  if (before) throw new Failure('conflict')
  await addMember(tx, { tenantId, side, sellerId }, userId, { preset, roleId })
  // The token came to the address that the installation named.
  if (side === 'staff')
    await tx
      .update(platformAdmin)
      .set({ userId, acceptedAt: now, email: null, emailKey: null })
      .where(
        ofTenant(
          platformAdmin,
          tenantId,
          eq(platformAdmin.emailKey, user?.emailKey ?? ''),
          gt(platformAdmin.expiresAt, now),
        ),
      )
  return row
}
