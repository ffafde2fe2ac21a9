import { type CallInput, calls, type QueuedTicket } from '@tradepost/contract'
import { and, asc, count, desc, eq, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { ticket } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { namesOf } from '../../platform/ids/names-of.ts'
import { startsWith } from '../../platform/text/starts-with.ts'
import { localeOf } from './ticket-mails.ts'
import type { TicketRow } from './ticket-store.ts'
import { excerptsOf, toTicket } from './ticket-view.ts'

type Filter = NonNullable<CallInput<typeof calls.ticketDesk.ticketQueue>['body']>

/** Requests as the staff see them in lists. */
export async function queuedTickets(
  tx: Tx,
  tenantId: number,
  rows: readonly TicketRow[],
  now: Date,
): Promise<QueuedTicket[]> {
  const people = rows.flatMap(({ customerId, ownerId }) => [customerId, ownerId]).filter((id) => id !== null)
  const nameOf = await namesOf(tx, tenantId, people)
  const excerptOf = await excerptsOf(tx, tenantId, rows)
  const person = (id: string | null) => (id === null ? null : { id, nickName: nameOf(id) })
  return rows.map((row) => ({
    ...toTicket(row, excerptOf(row)),
    ...{ language: localeOf(row), email: row.email, dueAt: row.dueAt?.toISOString() ?? null },
    ...{ customer: person(row.customerId), owner: person(row.ownerId) },
    late: row.dueAt !== null && row.dueAt < now,
  }))
}

/** The request with a number, or those whose address or name begins with a text. */
export function isFound(tx: Tx, tenantId: number, typed: string): SQL | undefined {
  const text = typed.trim()
  if (fitsId64(text)) return eq(ticket.id, text)
  const key = text.normalize('NFC').toLowerCase()
  const customers = tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, or(startsWith(appUser.emailKey, key), startsWith(appUser.nickKey, key))))
  return or(startsWith(ticket.emailKey, key), inArray(ticket.customerId, customers))
}

const orders = {
  open: [asc(ticket.dueAt), asc(ticket.id)],
  waiting: [desc(ticket.lastAt), desc(ticket.id)],
  solved: [desc(ticket.solvedAt), desc(ticket.id)],
} as const

async function countsOf(tx: Tx, tenantId: number, now: Date) {
  const where = and(ofTenant(ticket, tenantId), isNull(ticket.mergedInto))
  const rows = await tx
    .select({
      state: ticket.state,
      n: count(),
      late: sql<number>`(count(*) filter (where ${lt(ticket.dueAt, now)}))::int`,
    })
    .from(ticket)
    .where(where)
    .groupBy(ticket.state)
  const of = (state: TicketRow['state']) => rows.find((row) => row.state === state)
  return {
    ...{ open: of('open')?.n ?? 0, waiting: of('waiting')?.n ?? 0, solved: of('solved')?.n ?? 0 },
    late: of('open')?.late ?? 0,
  }
}

async function pageOf(tx: Tx, tenantId: number, staffId: string, filter: Filter, now: Date) {
  const { state, topic, language, owner, text, pageNo = 1, pageSize = 24 } = filter
  const where = and(
    ofTenant(
      ticket,
      tenantId,
      state && eq(ticket.state, state),
      topic && eq(ticket.topic, topic),
      language && eq(ticket.locale, language),
      owner === 'me' ? eq(ticket.ownerId, staffId) : owner === 'nobody' ? isNull(ticket.ownerId) : undefined,
      text?.trim() ? isFound(tx, tenantId, text) : undefined,
    ),
    isNull(ticket.mergedInto),
  )
  const [all] = await tx.select({ total: count() }).from(ticket).where(where)
  const rows = await tx
    .select()
    .from(ticket)
    .where(where)
    .orderBy(...orders[state ?? 'waiting'])
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { total: all?.total ?? 0, pageNo, pageSize, list: await queuedTickets(tx, tenantId, rows, now) }
}

export const ticketQueueCall = (deps: Deps): Implementation =>
  implement(calls.ticketDesk.ticketQueue, ({ body = {} }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    const now = deps.clock.now()
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      return { ...(await pageOf(tx, tenantId, staffId, body, now)), counts: await countsOf(tx, tenantId, now) }
    })
  })
