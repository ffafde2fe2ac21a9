import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { notify } from '../../platform/db/live.ts'
import { messageEvent, messageFeed } from '../../platform/db/schema/message.ts'
import type { ConversationRow } from './sides.ts'

type FeedSide = 'buyer' | 'seller'
export const feedTopic = (tenantId: number, side: FeedSide, ownerId: string) =>
  `messages:${tenantId}:${side}:${ownerId}`

/** Adds an event to the feeds of both sides; followers are woken when the transaction commits. */
export async function feed(tx: Tx, row: ConversationRow, what: 'message' | 'read', seq: number, at: Date) {
  const { tenantId } = row
  for (const side of ['buyer', 'seller'] as const) {
    const ownerId = side === 'buyer' ? row.buyerId : row.sellerId
    const [counted] = await tx
      .insert(messageFeed)
      .values({ tenantId, side, ownerId, lastEvent: 1 })
      .onConflictDoUpdate({
        target: [messageFeed.tenantId, messageFeed.side, messageFeed.ownerId],
        set: { lastEvent: sql`${messageFeed.lastEvent} + 1` },
      })
      .returning({ eventNo: messageFeed.lastEvent })
    if (!counted) throw new Error('the feed of messages did not count an event')
    const { eventNo } = counted
    await tx.insert(messageEvent).values({ tenantId, side, ownerId, eventNo, what, conversationId: row.id, seq, at })
    await notify(tx, feedTopic(tenantId, side, ownerId))
  }
}
