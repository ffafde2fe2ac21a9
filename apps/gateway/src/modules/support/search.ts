import { type CallData, calls } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { isUuid } from '@tradepost/domain/typed/id'
import { desc, eq, or, sql } from 'drizzle-orm'
import { type CallContext, noteChange, principal } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { asStaff } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { payment } from '../../platform/db/schema/order/payment.ts'
import { mail } from '../../platform/db/schema/record.ts'
import { ticket } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { startsWith } from '../../platform/text/starts-with.ts'
import { excerptsOf, toTicket } from '../ticket/ticket-view.ts'
import { bannedOf } from './bans-of.ts'
import { customerStateOf } from './customer-state.ts'
import { foundOrders } from './found-orders.ts'
import { foundPayments } from './found-payments.ts'
import { mailsWhere } from './support-mails.ts'

/** Enough for a day's work, and too little to list the customers of a shop. */
const perPerson: RateRule = { name: 'support-search', limit: 300, windowMs: hourMs }
const most = 10

type Found = CallData<typeof calls.support.search>

async function customersBy(tx: Tx, tenantId: number, text: string): Promise<Found['customers']> {
  const key = text.normalize('NFC').toLowerCase()
  const isLike = text.includes('@')
    ? startsWith(appUser.emailKey, key)
    : or(startsWith(appUser.nickKey, key), startsWith(appUser.emailKey, key))
  const rows = await tx
    .select()
    .from(appUser)
    .where(ofTenant(appUser, tenantId, fitsId64(text) ? or(eq(appUser.id, text), isLike) : isLike))
    .orderBy(appUser.createdAt, appUser.id)
    .limit(most)
  const banned = await bannedOf(
    tx,
    tenantId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...{ id: row.id, nickName: row.nickName, email: row.email },
    state: customerStateOf({ ...row, isBanned: banned.has(row.id) }),
    memberSince: row.createdAt.toISOString(),
  }))
}

async function ordersBy(tx: Tx, tenantId: number, text: string): Promise<Found['orders']> {
  if (!fitsId64(text) && !isUuid(text)) return []
  const rows = await tx
    .select()
    .from(orderHead)
    .where(ofTenant(orderHead, tenantId, fitsId64(text) ? eq(orderHead.id, text) : eq(orderHead.purchaseId, text)))
    .orderBy(orderHead.id)
    .limit(most)
  return foundOrders(tx, tenantId, rows)
}

/** Mails to an address, about an order, or with words in their subject. */
async function mailsBy(tx: Tx, tenantId: number, text: string): Promise<Found['mails']> {
  if (text.includes('@')) return mailsWhere(tx, tenantId, eq(mail.toKey, text.toLowerCase()), most)
  if (fitsId64(text) || isUuid(text)) return mailsWhere(tx, tenantId, eq(mail.refId, text), most)
  return mailsWhere(tx, tenantId, sql`${mail.id} = any (array(select mails_about(${text}, ${most})))`, most)
}

async function paymentsBy(tx: Tx, tenantId: number, text: string): Promise<Found['payments']> {
  const byRef = eq(payment.providerRef, text)
  const isNamed = isUuid(text) ? or(byRef, eq(payment.id, text), eq(payment.purchaseId, text)) : byRef
  const found = isNamed ? await foundPayments(tx, tenantId, isNamed, most) : []
  return found.map(({ refunded: _, failure: __, ...row }) => row)
}

/** Requests with a number, or from the address of a visitor. */
async function ticketsBy(tx: Tx, context: CallContext, text: string): Promise<Found['tickets']> {
  if (!principal(context).permissions.has('ticket.view')) return []
  const { tenantId } = context.tenant
  const isNamed = fitsId64(text) ? eq(ticket.id, text) : eq(ticket.emailKey, text.normalize('NFC').toLowerCase())
  const rows = await tx
    .select()
    .from(ticket)
    .where(ofTenant(ticket, tenantId, isNamed))
    .orderBy(desc(ticket.lastAt), ticket.id)
    .limit(most)
  const excerptOf = await excerptsOf(tx, tenantId, rows)
  return rows.map((row) => toTicket(row, excerptOf(row)))
}

/** The only page that a number, an email address or a reference names; null if there is none, or more than one. */
function exactOf(text: string, { customers, orders, payments, tickets }: Omit<Found, 'exact'>): Found['exact'] {
  const key = text.toLowerCase()
  const named = customers.filter(({ id, email }) => id === text || email?.toLowerCase() === key)
  const ids = new Set([...orders.map(({ id }) => id), ...payments.flatMap(({ orderIds }) => orderIds)])
  const [orderId] = ids
  // Numbers of requests have fewer digits than all others.
  const [numbered] = tickets.filter(({ id }) => id === text)
  if (numbered) return { kind: 'ticket', id: numbered.id }
  if (named.length === 0 && ids.size === 1 && orderId) return { kind: 'order', id: orderId }
  const [customer] = named
  return customer && named.length === 1 && ids.size === 0 ? { kind: 'customer', id: customer.id } : null
}

/** The one search of support. */
export const searchCall = (deps: Deps): Implementation =>
  implement(calls.support.search, ({ body }, context) => {
    context.setHeader('Cache-Control', 'no-store')
    return asStaff(deps, context, async (tx, staffId) => {
      const { tenantId } = context.tenant
      const text = body.text.trim()
      await requireRate(tx, tenantId, perPerson, staffId, deps.clock.now())
      if (text.length < 3) return { exact: null, customers: [], orders: [], mails: [], payments: [], tickets: [] }
      const found = {
        customers: await customersBy(tx, tenantId, text),
        orders: await ordersBy(tx, tenantId, text),
        mails: await mailsBy(tx, tenantId, text),
        payments: await paymentsBy(tx, tenantId, text),
        tickets: await ticketsBy(tx, context, text),
      }
      // The text may be an address, which the log does not keep: it keeps whose data was shown.
      noteChange(context, {
        after: {
          customers: found.customers.map(({ id }) => id),
          orders: found.orders.map(({ id }) => id),
          mails: found.mails.map(({ id }) => id),
          payments: found.payments.map(({ id }) => id),
          requests: found.tickets.map(({ id }) => id),
        },
      })
      return { exact: exactOf(text, found), ...found }
    })
  })
