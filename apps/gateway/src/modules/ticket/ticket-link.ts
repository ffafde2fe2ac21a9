import { linkDays } from '@tradepost/domain/ticket/tickets'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq, gt } from 'drizzle-orm'
import { hashToken, newToken } from '../../platform/crypto/tokens.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { ticketLink } from '../../platform/db/schema/ticket.ts'
import { Failure } from '../../platform/failure/failure.ts'
import type { lockTicket, TicketRow } from './ticket-store.ts'

/** Makes the token of a new link to the request of a visitor. Only its hash is stored. */
export async function newLink(tx: Tx, { tenantId, id: ticketId }: TicketRow, now: Date): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(now.getTime() + linkDays * dayMs)
  await tx.insert(ticketLink).values({ tenantId, tokenHash: hashToken(token), ticketId, expiresAt })
  return token
}

/** The request that a token opens, read by `read`. Unknown and expired tokens look the same. */
export async function ticketByLink(
  tx: Tx,
  tenantId: number,
  token: string,
  now: Date,
  read: typeof lockTicket,
): Promise<TicketRow> {
  const [link] = await tx
    .select({ ticketId: ticketLink.ticketId })
    .from(ticketLink)
    .where(ofTenant(ticketLink, tenantId, eq(ticketLink.tokenHash, hashToken(token)), gt(ticketLink.expiresAt, now)))
  const row = link ? await read(tx, tenantId, link.ticketId) : null
  if (!row || row.erasedAt) throw new Failure('not_found', { field: 'token' })
  return row
}
