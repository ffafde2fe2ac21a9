import type { CallInput, Conversation, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { maySellerAct } from '../offer/may-sell.ts'
import { conversationBetween, viewConversations } from './conversation-store.ts'
import type { Participant } from './sides.ts'

type Body = CallInput<typeof calls.messages.openConversation>['body']
const newPerDay: RateRule = { name: 'conversation-day', limit: 30, windowMs: dayMs }

/** Requires a seller that exists and is not the buyer. */
async function requireSeller(tx: Tx, by: Participant, sellerId: string): Promise<void> {
  const [row] = fitsId64(sellerId)
    ? await tx
        .select({ userId: seller.userId })
        .from(seller)
        .where(ofTenant(seller, by.tenantId, eq(seller.id, sellerId)))
    : []
  if (!row || row.userId === by.userId) throw new Failure('not_found', { field: 'sellerId' })
}

async function requireOwnOrder(tx: Tx, by: Participant, sellerId: string, orderId: string | undefined): Promise<void> {
  if (orderId === undefined) return
  const [row] = fitsId64(orderId)
    ? await tx
        .select({ id: orderHead.id })
        .from(orderHead)
        .where(
          ofTenant(
            orderHead,
            by.tenantId,
            eq(orderHead.id, orderId),
            eq(orderHead.buyerId, by.ownerId),
            eq(orderHead.sellerId, sellerId),
          ),
        )
    : []
  if (!row) throw new Failure('not_found', { field: 'orderId' })
}

/** Opens the buyer's conversation with a seller, or creates it. */
export async function openConversation(
  deps: Deps,
  tx: Tx,
  by: Participant,
  { sellerId, orderId }: Body,
): Promise<Conversation> {
  await requireSeller(tx, by, sellerId)
  await requireOwnOrder(tx, by, sellerId, orderId)
  const between = { tenantId: by.tenantId, buyerId: by.ownerId, sellerId, orderId: orderId ?? null }
  const { row, created } = await conversationBetween(deps, tx, between)
  if (created) {
    // A banned seller can be contacted about orders only.
    if (orderId === undefined && !(await maySellerAct(tx, by.tenantId, sellerId, 'be_contacted')))
      throw new Failure('seller_inactive')
    await requireRate(tx, by.tenantId, newPerDay, by.actor, deps.clock.now())
  }
  const [view] = await viewConversations(deps, tx, by, [row])
  if (!view) throw new Error('the conversation is missing after it was opened')
  return view
}
