import { keepDays } from '@tradepost/domain/ticket/tickets'
import { dayMs } from '@tradepost/domain/time/durations'
import { and, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Database, Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { tenant } from '../../platform/db/schema/platform.ts'
import { ticket, ticketFile, ticketLink, ticketMessage, ticketNote } from '../../platform/db/schema/ticket.ts'
import type { Clock } from '../../platform/time/clock.ts'

/** Replaces an erased text, so that the request still shows that there was one. */
const erased = '—'

async function forget(tx: Tx, tenantId: number, where: SQL | undefined): Promise<void> {
  const rows = await tx
    .update(ticket)
    .set({
      ...{ email: null, emailKey: null, orderText: '', state: 'solved', dueAt: null },
      solvedAt: sql`coalesce(${ticket.solvedAt}, moment())`,
      ...{ erasedAt: sql`moment()`, version: sql`${ticket.version} + 1` },
    })
    .where(and(ofTenant(ticket, tenantId, where), isNull(ticket.erasedAt)))
    .returning({ id: ticket.id })
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  await tx
    .update(ticketMessage)
    .set({ body: erased })
    .where(ofTenant(ticketMessage, tenantId, inArray(ticketMessage.ticketId, ids)))
  for (const table of [ticketNote, ticketLink, ticketFile])
    await tx.delete(table).where(ofTenant(table, tenantId, inArray(table.ticketId, ids)))
}

/** Erases the words and files of a deleted user's requests, and of those that named the address of the account. */
export async function forgetTickets(tx: Tx, tenantId: number, userId: string, emailKey: string | null): Promise<void> {
  const ofAddress = emailKey ? eq(ticket.emailKey, emailKey) : undefined
  await forget(tx, tenantId, or(eq(ticket.customerId, userId), ofAddress))
}

/** Erases the words and files of requests that were solved long ago, in every tenant. */
export async function forgetOldTickets(db: Database, clock: Clock): Promise<void> {
  const before = new Date(clock.now().getTime() - keepDays * dayMs)
  const tenants = await db.withoutTenant((tx) => tx.select({ id: tenant.id }).from(tenant))
  for (const { id } of tenants)
    await db.withTenant(id, 'platform:purge', (tx) => forget(tx, id, lt(ticket.solvedAt, before)))
}
