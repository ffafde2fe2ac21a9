import type { CallInput, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import type { Tx } from '../../platform/db/database.ts'
import { messageReport } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { newId } from '../../platform/ids/ids.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { ownConversation } from './conversation-store.ts'
import { messagesAt } from './message-store.ts'
import { removalsOf } from './removed-messages.ts'
import type { Participant } from './sides.ts'

type Input = CallInput<typeof calls.messages.reportMessage>

const perDay: RateRule = { name: 'message-report', limit: 30, windowMs: dayMs }

/** Reports a message that the other side wrote. Reporting it again changes nothing. */
export async function reportMessage(
  deps: Deps,
  tx: Tx,
  by: Participant & { side: 'buyer' | 'seller' },
  { params, body }: Input,
): Promise<Record<never, never>> {
  const { tenantId, side, userId: reporterId } = by
  const { id: conversationId } = await ownConversation(tx, by, params.id)
  const place = { conversationId, seq: body.seq }
  const [written] = await messagesAt(tx, tenantId, [place])
  const isOfOther = written?.kind === 'text' && written.author === (side === 'buyer' ? 'seller' : 'buyer')
  // A hidden message has been decided about.
  if (!isOfOther || (await removalsOf(tx, tenantId, [place]))(place)) throw new Failure('not_found', { field: 'seq' })
  const now = deps.clock.now()
  await requireRate(tx, tenantId, perDay, by.actor, now)
  await tx
    .insert(messageReport)
    .values({
      ...{ tenantId, id: newId(deps.clock), ...place, side, reporterId, reason: body.reason },
      ...{ note: cleanText(body.note ?? ''), createdAt: now },
    })
    .onConflictDoNothing()
  return {}
}
