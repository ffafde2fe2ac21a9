import type { Ticket, TicketDetail } from '@tradepost/contract'
import { firstCharacters } from '@tradepost/domain/typed/text-limits'
import { asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { ticketFile, ticketMessage } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { toInfo } from '../file/stored-files.ts'
import type { TicketRow } from './ticket-store.ts'

const excerptLength = 140

type Message = TicketDetail['messages'][number] & { staffId: string | null }

/** The beginnings of the first messages, by request. A merged request has none. */
export async function excerptsOf(
  tx: Tx,
  tenantId: number,
  rows: readonly TicketRow[],
): Promise<(row: TicketRow) => string> {
  const ids = rows.map(({ id }) => id)
  const firsts =
    ids.length === 0
      ? []
      : await tx
          .selectDistinctOn([ticketMessage.ticketId], { id: ticketMessage.ticketId, body: ticketMessage.body })
          .from(ticketMessage)
          .where(ofTenant(ticketMessage, tenantId, inArray(ticketMessage.ticketId, ids)))
          .orderBy(ticketMessage.ticketId, ticketMessage.at, ticketMessage.seq)
  const texts = new Map(firsts.map(({ id, body }) => [id, firstCharacters(body, excerptLength)]))
  return ({ id }) => texts.get(id) ?? ''
}

/** A request as lists show it to everybody who may see it. */
export const toTicket = (row: TicketRow, excerpt: string): Ticket => ({
  ...{ id: row.id, topic: row.topic, state: row.state, excerpt },
  ...{ createdAt: row.createdAt.toISOString(), lastAt: row.lastAt.toISOString() },
})

/** The conversation of a request, oldest first, with the files as the viewer may see them. */
export async function messagesOf(
  deps: Deps,
  tx: Tx,
  { tenantId, id }: TicketRow,
  viewerId: string | null,
): Promise<Message[]> {
  const rows = await tx
    .select()
    .from(ticketMessage)
    .where(ofTenant(ticketMessage, tenantId, eq(ticketMessage.ticketId, id)))
    .orderBy(asc(ticketMessage.at), asc(ticketMessage.seq))
  const attached = await tx
    .select({ seq: ticketFile.seq, file })
    .from(ticketFile)
    .innerJoin(file, ofTenant(file, ticketFile.tenantId, eq(file.id, ticketFile.fileId), isNull(file.quarantinedAt)))
    .where(ofTenant(ticketFile, tenantId, eq(ticketFile.ticketId, id)))
    .orderBy(asc(ticketFile.seq), asc(ticketFile.position))
  return rows.map(({ seq, author, body, at, staffId }) => ({
    ...{ seq, author, text: body, staffId, at: at.toISOString() },
    files: attached.filter((one) => one.seq === seq).map((one) => toInfo(deps, one.file, viewerId)),
  }))
}

/** The customer's own order that a request is about. */
export async function orderOf(tx: Tx, { tenantId, orderId }: TicketRow): Promise<TicketDetail['order']> {
  if (!orderId) return null
  const [order] = await tx
    .select({ id: orderHead.id, title: orderHead.title })
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId)))
  return order ?? null
}

/** A request as the customer sees it. NOTE: it must contain nothing of the notes, the owner or the staff's names. */
export async function toDetail(deps: Deps, tx: Tx, row: TicketRow, viewerId: string | null): Promise<TicketDetail> {
  const excerptOf = await excerptsOf(tx, row.tenantId, [row])
  const messages = await messagesOf(deps, tx, row, viewerId)
  return {
    ...toTicket(row, excerptOf(row)),
    order: await orderOf(tx, row),
    orderText: row.orderText,
    messages: messages.map(({ staffId: _, ...message }) => message),
  }
}
