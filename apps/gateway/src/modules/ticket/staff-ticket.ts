import { calls, type StaffTicket } from '@tradepost/contract'
import type { StaffPermission } from '@tradepost/domain/permission/permissions'
import { asc, desc, eq, isNotNull, ne } from 'drizzle-orm'
import { principal } from '../../platform/call/call-context.ts'
import { heldPermissions } from '../../platform/call/held-role.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { role, roleMember } from '../../platform/db/schema/account/role.ts'
import { ticket, ticketNote } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { queuedTickets } from './ticket-queue.ts'
import { findTicket, type TicketRow } from './ticket-store.ts'
import { excerptsOf, messagesOf, orderOf, toTicket } from './ticket-view.ts'

const answering: StaffPermission = 'ticket.answer'
const mostOthers = 10

/** Members of the staff who may answer. */
export async function colleaguesOf(tx: Tx, tenantId: number): Promise<StaffTicket['colleagues']> {
  const rows = await tx
    .select({
      id: appUser.id,
      nickName: appUser.nickName,
      preset: roleMember.preset,
      permissions: role.permissions,
    })
    .from(roleMember)
    .innerJoin(
      appUser,
      ofTenant(appUser, roleMember.tenantId, eq(appUser.id, roleMember.userId), eq(appUser.enabled, true)),
    )
    .leftJoin(role, ofTenant(role, roleMember.tenantId, eq(role.id, roleMember.roleId)))
    .where(ofTenant(roleMember, tenantId, eq(roleMember.side, 'staff')))
    .orderBy(asc(appUser.nickName), asc(appUser.id))
  return rows
    .filter((row) => heldPermissions('staff', row).has(answering))
    .map(({ id, nickName }) => ({ id, nickName }))
}

/** Requests of the same customer, or from the same address. */
export const isOfSame = ({ customerId, emailKey }: TicketRow) =>
  customerId ? eq(ticket.customerId, customerId) : emailKey ? eq(ticket.emailKey, emailKey) : undefined

async function othersOf(tx: Tx, row: TicketRow): Promise<StaffTicket['others']> {
  const isSame = isOfSame(row)
  if (!isSame) return []
  const rows = await tx
    .select()
    .from(ticket)
    .where(ofTenant(ticket, row.tenantId, isSame, ne(ticket.id, row.id)))
    .orderBy(desc(ticket.lastAt), desc(ticket.id))
    .limit(mostOthers)
  const excerptOf = await excerptsOf(tx, row.tenantId, rows)
  return rows.filter(({ mergedInto }) => mergedInto === null).map((other) => toTicket(other, excerptOf(other)))
}

async function sameAddressOf(tx: Tx, { tenantId, emailKey }: TicketRow): Promise<StaffTicket['sameAddress']> {
  if (!emailKey) return null
  const [account] = await tx
    .select({ id: appUser.id, nickName: appUser.nickName })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.emailKey, emailKey), isNotNull(appUser.emailKey)))
  return account ?? null
}

async function notesOf(tx: Tx, { tenantId, id }: TicketRow) {
  return tx
    .select()
    .from(ticketNote)
    .where(ofTenant(ticketNote, tenantId, eq(ticketNote.ticketId, id)))
    .orderBy(asc(ticketNote.at), asc(ticketNote.id))
}

async function staffTicketOf(deps: Deps, tx: Tx, row: TicketRow, viewerId: string): Promise<StaffTicket> {
  const { tenantId } = row
  const [queued] = await queuedTickets(tx, tenantId, [row], deps.clock.now())
  if (!queued) throw new Error(`request ${row.id} is missing`)
  const messages = await messagesOf(deps, tx, row, viewerId)
  const notes = await notesOf(tx, row)
  const writers = [...messages.flatMap(({ staffId }) => staffId ?? []), ...notes.map(({ staffId }) => staffId)]
  const nameOf = await namesOf(tx, tenantId, writers)
  return {
    ...queued,
    ...{ version: row.version, orderText: row.orderText, mergedInto: row.mergedInto },
    order: await orderOf(tx, row),
    messages: messages.map(({ staffId, ...message }) => ({ ...message, by: staffId ? nameOf(staffId) : null })),
    notes: notes.map(({ id, body, staffId, at }) => ({ id, text: body, by: nameOf(staffId), at: at.toISOString() })),
    sameAddress: await sameAddressOf(tx, row),
    others: await othersOf(tx, row),
    colleagues: await colleaguesOf(tx, tenantId),
  }
}

export const staffTicketCall = (deps: Deps): Implementation =>
  implement(calls.ticketDesk.staffTicket, ({ params }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx) =>
      staffTicketOf(deps, tx, await findTicket(tx, context.tenant.tenantId, params.id), principal(context).userId),
    )
  })
