import type { MessageReason } from '@tradepost/domain/message/message-moderation'
import { inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { messageRemoval } from '../../platform/db/schema/message.ts'

export interface Place {
  conversationId: string
  seq: number
}

const nameOf = ({ conversationId, seq }: Place) => `${conversationId}/${seq}`

/** Finds out which of these messages are hidden now, and why. */
export async function removalsOf(
  tx: Tx,
  tenantId: number,
  places: readonly Place[],
): Promise<(place: Place) => MessageReason | null> {
  if (places.length === 0) return () => null
  const rows = await tx
    .select({ conversationId: messageRemoval.conversationId, seq: messageRemoval.seq, reason: messageRemoval.reason })
    .from(messageRemoval)
    .where(
      ofTenant(
        messageRemoval,
        tenantId,
        inArray(messageRemoval.conversationId, [...new Set(places.map(({ conversationId }) => conversationId))]),
        inArray(messageRemoval.seq, [...new Set(places.map(({ seq }) => seq))]),
        isNull(messageRemoval.restoredAt),
      ),
    )
  const reasons = new Map(rows.map((row) => [nameOf(row), row.reason]))
  return (place) => reasons.get(nameOf(place)) ?? null
}
