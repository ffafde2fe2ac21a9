import { mailboxOf } from '@tradepost/domain/account/email-address'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import type { CallContext } from '../../platform/call/call-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import type { TicketRow } from './ticket-store.ts'

const perNetwork: RateRule = { name: 'ticket-ip', limit: 20, windowMs: hourMs }
const perMailbox: RateRule = { name: 'ticket-email', limit: 5, windowMs: dayMs }
/** For all visitors of a shop together: they may come from many networks, and name addresses of others. */
const perShop: RateRule = { name: 'ticket-visitors', limit: 150, windowMs: hourMs }
const perTicket: RateRule = { name: 'ticket-write', limit: 20, windowMs: hourMs }
const perReader: RateRule = { name: 'ticket-link', limit: 300, windowMs: hourMs }

interface Asking {
  /** Null for a customer without an address. */
  emailKey: string | null
  userId: string | null
  now: Date
}

/**
 * Counts a new request by its network and its mailbox, of customers and visitors together: each causes a mail, and work
 * for the staff.
 */
export async function requireRoomToAsk(tx: Tx, context: CallContext, { emailKey, userId, now }: Asking): Promise<void> {
  const { tenantId } = context.tenant
  await requireRate(tx, tenantId, perNetwork, { ip: context.ip }, now)
  await requireRate(tx, tenantId, perMailbox, emailKey ? mailboxOf(emailKey) : `user ${userId}`, now)
  if (userId === null) await requireRate(tx, tenantId, perShop, 'visitors', now)
}

/** Counts a message of a customer in a request. */
export const requireRoomToWrite = (tx: Tx, { tenantId, id }: TicketRow, now: Date): Promise<void> =>
  requireRate(tx, tenantId, perTicket, id, now)

/** Counts a use of a link by its network, so that nobody tries tokens. */
export const requireRoomToRead = (tx: Tx, { tenant, ip }: CallContext, now: Date): Promise<void> =>
  requireRate(tx, tenant.tenantId, perReader, { ip }, now)
