import { calls } from '@tradepost/contract'
import { eq, sql } from 'drizzle-orm'
import { noteChange } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ticketFile, ticketLink, ticketMessage, ticketNote } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { changeTicket, inState, lockRead, lockTicket, type TicketRow } from './ticket-store.ts'

/** Visitors are the same person if their address is; nobody proved that an address belongs to an account. */
const isSamePerson = (one: TicketRow, other: TicketRow) =>
  one.customerId === other.customerId && (one.customerId !== null || one.emailKey === other.emailKey)

/** Moves messages, notes and links. The conversation of both is shown in the order of its times. */
async function move(tx: Tx, from: TicketRow, into: TicketRow, now: Date): Promise<void> {
  const { tenantId } = from
  for (const table of [ticketMessage, ticketFile])
    await tx
      .update(table)
      .set({ ticketId: into.id, seq: sql`${table.seq} + ${into.lastSeq}` })
      .where(ofTenant(table, tenantId, eq(table.ticketId, from.id)))
  for (const table of [ticketNote, ticketLink])
    await tx
      .update(table)
      .set({ ticketId: into.id })
      .where(ofTenant(table, tenantId, eq(table.ticketId, from.id)))
  const isOpen = from.state === 'open' || into.state === 'open'
  const due = [from.dueAt, into.dueAt].filter((at) => at !== null).toSorted((a, b) => a.getTime() - b.getTime())
  await changeTicket(tx, into, {
    ...inState(into, isOpen ? 'open' : into.state, now),
    ...(isOpen ? { dueAt: due[0] ?? now } : {}),
    lastSeq: into.lastSeq + from.lastSeq,
    lastAt: new Date(Math.max(from.lastAt.getTime(), into.lastAt.getTime())),
  })
  await changeTicket(tx, from, { ...inState(from, 'solved', now), mergedInto: into.id, lastSeq: 0 })
}

/** Both requests are locked in the order of their numbers, so that two merges of the same pair cannot block each other. */
async function lockBoth(tx: Tx, tenantId: number, id: string, into: string, version: number) {
  if (BigInt(into) < BigInt(id)) await lockTicket(tx, tenantId, into)
  const from = await lockRead(tx, tenantId, id, version)
  return { from, into: await lockTicket(tx, tenantId, into) }
}

export const mergeTicketCall = (deps: Deps): Implementation =>
  implement(calls.ticketDesk.mergeTicket, ({ params: { id }, body }, context) =>
    asStaff(deps, context, async (tx) => {
      const { from, into } = await lockBoth(tx, context.tenant.tenantId, id, body.into, body.version)
      if (from.id === into.id || into.mergedInto || into.erasedAt || !isSamePerson(from, into))
        throw new Failure('state_conflict', { field: 'into' })
      await move(tx, from, into, deps.clock.now())
      noteChange(context, { after: { mergedInto: into.id } })
      return {}
    }),
  )
