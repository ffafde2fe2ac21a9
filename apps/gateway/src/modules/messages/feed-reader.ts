import type { MessageEvent } from '@tradepost/contract'
import { asc, eq, gt, inArray } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation, messageEvent, messageFeed } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { unreadOf } from './conversation-store.ts'
import { messagesAt, viewMessages } from './message-store.ts'
import type { Participant } from './sides.ts'

export interface NumberedEvent {
  id: number
  event: MessageEvent
}

const batch = 50

/** The number of the last event in a participant's feed. */
export async function feedEnd(tx: Tx, { tenantId, side, ownerId }: Participant): Promise<number> {
  if (side === 'service') return 0
  const [row] = await tx
    .select({ last: messageFeed.lastEvent })
    .from(messageFeed)
    .where(ofTenant(messageFeed, tenantId, eq(messageFeed.side, side), eq(messageFeed.ownerId, ownerId)))
  return row?.last ?? 0
}

/** The current state: `hello` for a new follower, `reset` for one who missed events that were deleted. */
export async function currentState(tx: Tx, by: Participant, what: 'hello' | 'reset'): Promise<NumberedEvent> {
  const id = await feedEnd(tx, by)
  const { unread } = await unreadOf(tx, by)
  return { id, event: { what, conversationId: null, message: null, readUpTo: null, unread } }
}

/** The events after number `since`; a single `reset` if some of them were deleted. */
export async function eventsAfter(deps: Deps, tx: Tx, by: Participant, since: number): Promise<NumberedEvent[]> {
  const { tenantId, side, ownerId } = by
  if (side === 'service') return []
  const rows = await tx
    .select()
    .from(messageEvent)
    .where(
      ofTenant(
        messageEvent,
        tenantId,
        eq(messageEvent.side, side),
        eq(messageEvent.ownerId, ownerId),
        gt(messageEvent.eventNo, since),
      ),
    )
    .orderBy(asc(messageEvent.eventNo))
    .limit(batch)
  const first = rows[0]
  const end = first ? null : await feedEnd(tx, by)
  if (first ? first.eventNo !== since + 1 : end !== since) return [await currentState(tx, by, 'reset')]
  if (!first) return []
  const { unread } = await unreadOf(tx, by)
  const messages = await messagesAt(
    tx,
    tenantId,
    rows.filter((row) => row.what === 'message'),
  )
  const views = await viewMessages(deps, tx, by, messages)
  const about = await tx
    .select()
    .from(conversation)
    .where(
      ofTenant(
        conversation,
        tenantId,
        inArray(
          conversation.id,
          rows.map((row) => row.conversationId),
        ),
      ),
    )
  return rows.map((row) => {
    const index = messages.findIndex((one) => one.conversationId === row.conversationId && one.seq === row.seq)
    const thread = about.find((one) => one.id === row.conversationId)
    const message = row.what === 'message' ? (views[index] ?? null) : null
    const readUpTo = thread ? { buyer: thread.buyerRead, seller: thread.sellerRead } : null
    return { id: row.eventNo, event: { what: row.what, conversationId: row.conversationId, message, readUpTo, unread } }
  })
}
