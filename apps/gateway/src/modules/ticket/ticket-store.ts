import { randomInt } from 'node:crypto'
import { answerWithinHours } from '@tradepost/domain/ticket/tickets'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ticket, ticketFile, ticketMessage } from '../../platform/db/schema/ticket.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'

export type TicketRow = typeof ticket.$inferSelect
type Opened = Omit<
  typeof ticket.$inferInsert,
  'id' | 'state' | 'version' | 'lastSeq' | 'createdAt' | 'lastAt' | 'dueAt' | 'locale'
> & { locale: string }

/** Numbers of eight digits, which people can read out. */
const numbers = { from: 10_000_000, below: 100_000_000 }
const mostTries = 8

export const isTicket = (tenantId: number, id: string) => ofTenant(ticket, tenantId, eq(ticket.id, id))

/** When the answer to what a customer writes now is due. */
const dueAfter = (topic: TicketRow['topic'], now: Date): Date =>
  new Date(now.getTime() + answerWithinHours[topic] * hourMs)

/** Adds a request without a message. Null if the same request was sent before. */
export async function addTicket(tx: Tx, opened: Opened, now: Date): Promise<TicketRow | null> {
  for (let tried = 0; tried < mostTries; tried++) {
    const [added] = await tx
      .insert(ticket)
      .values({
        ...opened,
        id: String(randomInt(numbers.from, numbers.below)),
        ...{ state: 'open', createdAt: now, lastAt: now, dueAt: dueAfter(opened.topic, now) },
      })
      .onConflictDoNothing()
      .returning()
    if (added) return added
    const [before] = await tx
      .select({ id: ticket.id })
      .from(ticket)
      .where(ofTenant(ticket, opened.tenantId, eq(ticket.sendKey, opened.sendKey)))
    if (before) return null
  }
  throw new Error('no number is free for a request')
}

/** A request, in any state. */
export async function findTicket(tx: Tx, tenantId: number, id: string): Promise<TicketRow> {
  const [row] = fitsId64(id) ? await tx.select().from(ticket).where(isTicket(tenantId, id)) : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Locks a request, in any state. */
export async function lockTicket(tx: Tx, tenantId: number, id: string): Promise<TicketRow> {
  const [row] = fitsId64(id) ? await tx.select().from(ticket).where(isTicket(tenantId, id)).for('update') : []
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

/** Locks a request that staff are about to change, and requires that nobody has changed it since they read it. */
export async function lockRead(tx: Tx, tenantId: number, id: string, version: number): Promise<TicketRow> {
  const row = await lockTicket(tx, tenantId, id)
  if (row.mergedInto || row.erasedAt) throw new Failure('state_conflict')
  if (row.version !== version) throw new Failure('conflict')
  return row
}

type Changed = Partial<
  Pick<TicketRow, 'state' | 'ownerId' | 'dueAt' | 'solvedAt' | 'mergedInto' | 'lastAt' | 'lastSeq'>
>

/** Changes a locked request. */
export async function changeTicket(tx: Tx, row: TicketRow, changed: Changed): Promise<TicketRow> {
  const [after] = await tx
    .update(ticket)
    .set({ ...changed, version: row.version + 1 })
    .where(isTicket(row.tenantId, row.id))
    .returning()
  if (!after) throw new Error(`request ${row.id} was not changed`)
  return after
}

/** The columns of a request in a state; the clock of one that is open already goes on. */
export const inState = (row: TicketRow, state: TicketRow['state'], now: Date): Changed => ({
  state,
  dueAt: state === 'open' ? (row.dueAt ?? dueAfter(row.topic, now)) : null,
  solvedAt: state === 'solved' ? now : null,
})

interface Said {
  author: 'customer' | 'staff'
  staffId?: string
  text: string
  fileIds?: readonly string[]
  sendKey?: string
  /** The state of the request afterwards. */
  state: TicketRow['state']
}

/** Adds a message to a locked request. A customer opens the request again, and its clock. */
export async function appendMessage(tx: Tx, row: TicketRow, said: Said, now: Date): Promise<TicketRow> {
  const { tenantId, id: ticketId } = row
  const seq = row.lastSeq + 1
  await tx.insert(ticketMessage).values({
    ...{ tenantId, ticketId, seq, author: said.author, staffId: said.staffId ?? null, customerId: row.customerId },
    ...{ body: said.text, sendKey: said.sendKey ?? null, at: now },
  })
  const files = (said.fileIds ?? []).map((fileId, position) => ({ tenantId, ticketId, seq, position, fileId }))
  if (files.length > 0) await tx.insert(ticketFile).values(files)
  return changeTicket(tx, row, { ...inState(row, said.state, now), lastSeq: seq, lastAt: now })
}

/** True if a message was already sent with this key. */
export async function wasSent(tx: Tx, { tenantId, id }: TicketRow, sendKey: string): Promise<boolean> {
  const [sent] = await tx
    .select({ seq: ticketMessage.seq })
    .from(ticketMessage)
    .where(ofTenant(ticketMessage, tenantId, eq(ticketMessage.ticketId, id), eq(ticketMessage.sendKey, sendKey)))
  return sent !== undefined
}
