import { calls, type TicketDetail } from '@tradepost/contract'
import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asBuyer, inTenant } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ticket } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { requireRoomToRead, requireRoomToWrite } from './ticket-limits.ts'
import { ticketByLink } from './ticket-link.ts'
import { appendMessage, findTicket, lockTicket, type TicketRow, wasSent } from './ticket-store.ts'
import { excerptsOf, toDetail, toTicket } from './ticket-view.ts'

interface Own {
  tenantId: number
  userId: string
  id: string
}

/** A request of the customer, read by `read`, or the one that it was moved to. */
async function ownTicket(tx: Tx, { id, ...own }: Own, read: typeof lockTicket): Promise<TicketRow> {
  const row = await read(tx, own.tenantId, id)
  if (row.customerId !== own.userId) throw new Failure('not_found', { field: 'id' })
  return row.mergedInto ? ownTicket(tx, { ...own, id: row.mergedInto }, read) : row
}

interface Written {
  text: string
  sendKey: string
  fileIds?: readonly string[]
}

/** Adds what a customer wrote to a locked request, unless it was added before. */
async function write(deps: Deps, tx: Tx, row: TicketRow, userId: string | null, given: Written): Promise<TicketDetail> {
  const text = cleanText(given.text)
  if (!text) throw new Failure('message_empty', { field: 'text' })
  if (await wasSent(tx, row, given.sendKey)) return toDetail(deps, tx, row, userId)
  if (row.erasedAt) throw new Failure('state_conflict')
  const now = deps.clock.now()
  await requireRoomToWrite(tx, row, now)
  const { tenantId } = row
  const fileIds = userId
    ? await takeOwnFiles(tx, { tenantId, userId, fileIds: given.fileIds ?? [], catalogue: 'order_attachment' })
    : []
  const said = { author: 'customer', text, fileIds, sendKey: given.sendKey, state: 'open' } as const
  return toDetail(deps, tx, await appendMessage(tx, row, said, now), userId)
}

/** The calls by which customers read and continue their own requests. */
export const ownTicketCalls = (deps: Deps): Implementation[] => [
  implement(calls.ticket.ticketList, ({ body: { pageNo = 1, pageSize = 24 } = {} }, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      const where = and(ofTenant(ticket, tenantId, eq(ticket.customerId, userId)), isNull(ticket.mergedInto))
      const [all] = await tx.select({ total: count() }).from(ticket).where(where)
      const rows = await tx
        .select()
        .from(ticket)
        .where(where)
        .orderBy(desc(ticket.lastAt), desc(ticket.id))
        .limit(pageSize)
        .offset((pageNo - 1) * pageSize)
      const excerptOf = await excerptsOf(tx, tenantId, rows)
      return { total: all?.total ?? 0, pageNo, pageSize, list: rows.map((row) => toTicket(row, excerptOf(row))) }
    }),
  ),
  implement(calls.ticket.ticketDetail, ({ params: { id } }, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      return toDetail(deps, tx, await ownTicket(tx, { tenantId, userId, id }, findTicket), userId)
    }),
  ),
  implement(calls.ticket.writeToTicket, ({ params: { id }, body }, context) =>
    asBuyer(deps, context, async (tx, userId) => {
      const { tenantId } = context.tenant
      return write(deps, tx, await ownTicket(tx, { tenantId, userId, id }, lockTicket), userId, body)
    }),
  ),
]

/** Runs a step with a link. The use is counted first, in a transaction of its own, so that a wrong token counts too. */
async function byLink<T>(deps: Deps, context: CallContext, step: (tx: Tx, now: Date) => Promise<T>): Promise<T> {
  context.setHeader('Cache-Control', 'no-store')
  const { tenantId } = context.tenant
  const now = deps.clock.now()
  await inTenant(deps, tenantId, 'visitor', (tx) => requireRoomToRead(tx, context, now))
  return inTenant(deps, tenantId, 'visitor', (tx) => step(tx, now))
}

/** The calls by which visitors read and continue a request by the link of a mail. */
export const ticketLinkCalls = (deps: Deps): Implementation[] => [
  implement(calls.ticket.readTicketLink, ({ body: { token } }, context) =>
    byLink(deps, context, async (tx, now) =>
      toDetail(deps, tx, await ticketByLink(tx, context.tenant.tenantId, token, now, findTicket), null),
    ),
  ),
  implement(calls.ticket.writeByTicketLink, ({ body }, context) =>
    byLink(deps, context, async (tx, now) =>
      write(deps, tx, await ticketByLink(tx, context.tenant.tenantId, body.token, now, lockTicket), null, body),
    ),
  ),
]
