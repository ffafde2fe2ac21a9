import { sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { tell } from '../../platform/db/live.ts'
import { messageEvent } from '../../platform/db/schema/message.ts'
import type { ConversationRow } from './sides.ts'

type FeedSide = 'buyer' | 'seller'
export const feedTopic = (tenantId: number, side: FeedSide, ownerId: string) =>
  `messages:${tenantId}:${side}:${ownerId}`

/** Adds an event to the feeds of both sides; followers are woken when the transaction commits. */
export async function feed(tx: Tx, row: ConversationRow, what: 'message' | 'read', seq: number, at: Date) {
  const { tenantId } = row
  for (const side of ['buyer', 'seller'] as const) {
    const ownerId = side === 'buyer' ? row.buyerId : row.sellerId
    const { rows } = await tx.execute<{ n: string }>(sql`
      insert into message_feed as f (tenant_id, side, owner_id, last_event) values (${tenantId}, ${side}, ${ownerId}, 1)
      on conflict (tenant_id, side, owner_id) do update set last_event = f.last_event + 1 returning last_event as n`)
    const eventNo = Number(rows[0]?.n)
    await tx.insert(messageEvent).values({ tenantId, side, ownerId, eventNo, what, conversationId: row.id, seq, at })
    await tell(tx, feedTopic(tenantId, side, ownerId))
  }
}
