import { eq, type SQL, sql } from 'drizzle-orm'
import { type CallContext, principal, sellerOf } from '../../platform/call/call-context.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation } from '../../platform/db/schema/message.ts'

export type Side = 'buyer' | 'seller' | 'service'
export type ConversationRow = typeof conversation.$inferSelect

/** A user who takes part in conversations on one side. */
export interface Participant {
  side: Side
  tenantId: number
  /** The user id of a buyer or a member of staff, or the id of a seller. */
  ownerId: string
  userId: string
  actor: string
}

export function participantOf(side: Side, context: CallContext): Participant {
  const { userId } = principal(context)
  const ownerId = side === 'seller' ? sellerOf(context) : userId
  return { side, tenantId: context.tenant.tenantId, ownerId, userId, actor: `${side}:${ownerId}` }
}

/** Columns of a conversation that belong to one side. */
export const ownColumns = {
  buyer: { read: 'buyerRead', unread: 'buyerUnread' },
  seller: { read: 'sellerRead', unread: 'sellerUnread' },
  service: { read: 'serviceRead', unread: 'serviceUnread' },
} as const satisfies Record<Side, { read: keyof ConversationRow; unread: keyof ConversationRow }>

const disputed = sql`exists (select 1 from order_head o where o.tenant_id = ${conversation.tenantId}
  and o.id = ${conversation.orderId} and o.state = 'disputed')`

/** The conversations a participant may see: their own, or for customer service those of disputed orders. */
export const visibleTo = ({ side, tenantId, ownerId }: Participant): SQL | undefined =>
  ofTenant(
    conversation,
    tenantId,
    side === 'buyer'
      ? eq(conversation.buyerId, ownerId)
      : side === 'seller'
        ? eq(conversation.sellerId, ownerId)
        : disputed,
  )
