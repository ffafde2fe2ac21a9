import { type CallInput, calls } from '@tradepost/contract'
import { readEmailAddress } from '@tradepost/domain/account/email-address'
import { eq } from 'drizzle-orm'
import type { CallContext } from '../../platform/call/call-context.ts'
import { type Implementation, implement } from '../../platform/call/implement.ts'
import { inCall } from '../../platform/call/unit-of-work.ts'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { ticket } from '../../platform/db/schema/ticket.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { cleanText, cleanTitle } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { requireRoomToAsk } from './ticket-limits.ts'
import { mailReceived } from './ticket-mails.ts'
import { addTicket, appendMessage } from './ticket-store.ts'

type Input = CallInput<typeof calls.ticket.openTicket>['body']

/** Refuses an order that is not the customer's own. */
async function requireOwnOrder(tx: Tx, tenantId: number, userId: string, orderId: string): Promise<void> {
  const [own] = fitsId64(orderId)
    ? await tx
        .select({ id: orderHead.id })
        .from(orderHead)
        .where(ofTenant(orderHead, tenantId, eq(orderHead.id, orderId), eq(orderHead.buyerId, userId)))
    : []
  if (!own) throw new Failure('not_found', { field: 'orderId' })
}

async function emailKeyOf(tx: Tx, tenantId: number, userId: string): Promise<string | null> {
  const [row] = await tx
    .select({ emailKey: appUser.emailKey })
    .from(appUser)
    .where(ofTenant(appUser, tenantId, eq(appUser.id, userId)))
  return row?.emailKey ?? null
}

/** The number of a request that the same person sent before with the same key. */
async function sentBefore(tx: Tx, context: CallContext, { sendKey, userId, emailKey }: Record<string, string | null>) {
  const [row] = await tx
    .select()
    .from(ticket)
    .where(ofTenant(ticket, context.tenant.tenantId, eq(ticket.sendKey, sendKey ?? '')))
  if (!row) return null
  if (row.customerId !== userId || (userId === null && row.emailKey !== emailKey))
    throw new Failure('conflict', { field: 'sendKey' })
  return { id: row.id }
}

async function open(deps: Deps, tx: Tx, context: CallContext, body: Input): Promise<{ id: string }> {
  const { tenantId } = context.tenant
  const userId = context.user?.userId ?? null
  const now = deps.clock.now()
  const text = cleanText(body.text)
  if (!text) throw new Failure('message_empty', { field: 'text' })
  const typed = userId ? null : readEmailAddress(body.email ?? '')
  if (!userId && !typed) throw new Failure('email_format', { field: 'email' })
  if (!userId && body.orderId) throw new Failure('bad_request', { field: 'orderId' })
  if (!userId && body.fileIds?.length) throw new Failure('bad_request', { field: 'fileIds' })
  const emailKey = userId ? await emailKeyOf(tx, tenantId, userId) : (typed?.key ?? null)
  const before = await sentBefore(tx, context, { sendKey: body.sendKey, userId, emailKey })
  if (before) return before
  await requireRoomToAsk(tx, context, { emailKey, userId, now })
  if (userId && body.orderId) await requireOwnOrder(tx, tenantId, userId, body.orderId)
  const fileIds = userId
    ? await takeOwnFiles(tx, { tenantId, userId, fileIds: body.fileIds ?? [], catalogue: 'order_attachment' })
    : []
  const added = await addTicket(
    tx,
    {
      ...{ tenantId, topic: body.topic, customerId: userId, locale: context.locale, sendKey: body.sendKey },
      ...{ email: typed?.address ?? null, emailKey: typed?.key ?? null },
      ...{ orderId: (userId && body.orderId) || null, orderText: cleanTitle(body.orderText ?? '') },
    },
    now,
  )
  if (!added) throw new Failure('conflict', { field: 'sendKey' })
  const row = await appendMessage(tx, added, { author: 'customer', text, fileIds, state: 'open' }, now)
  await mailReceived(deps, tx, row)
  return { id: row.id }
}

/** The call by which customers and visitors ask support. Its answer does not depend on whether an address has an account. */
export const openTicketCall = (deps: Deps): Implementation =>
  implement(calls.ticket.openTicket, ({ body }, context) =>
    inCall(deps, context, context.user ? `buyer:${context.user.userId}` : 'visitor', (tx) =>
      open(deps, tx, context, body),
    ),
  )
