import type { CallInput, calls, Message } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { type RateRule, requireRate } from '../../platform/limits/rate-limit.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { takeOwnFiles } from '../file/take-own-files.ts'
import { ownConversation } from './conversation-store.ts'
import { append, sentBefore, viewMessages } from './message-store.ts'
import type { Participant } from './sides.ts'
import { warningFlags } from './warning-flags.ts'

type Input = CallInput<typeof calls.messages.sendMessage>

const burst: RateRule = { name: 'message-burst', limit: 20, windowMs: 10_000 }
const hourly: RateRule = { name: 'message-hour', limit: 300, windowMs: hourMs }

/** Sends a message. Sending again with the same key returns the first one. */
export async function sendMessage(deps: Deps, tx: Tx, by: Participant, { params, body = {} }: Input): Promise<Message> {
  const now = deps.clock.now()
  const { fileIds = [], sendKey } = body
  const text = cleanText(body.text ?? '')
  const row = await ownConversation(tx, by, params.id, true)
  if (!text && fileIds.length === 0) throw new Failure('message_empty', { field: 'text' })
  const before = sendKey ? await sentBefore(tx, row, by.side, sendKey) : undefined
  if (!before) {
    await requireRate(tx, by.tenantId, burst, by.actor, now)
    await requireRate(tx, by.tenantId, hourly, by.actor, now)
    await takeOwnFiles(tx, { tenantId: by.tenantId, userId: by.userId, fileIds, catalogue: 'order_attachment' })
    if (by.side === 'seller')
      await tx
        .update(seller)
        .set({ lastSeenAt: now })
        .where(ofTenant(seller, by.tenantId, eq(seller.id, by.ownerId)))
  }
  const flags = warningFlags(text)
  const sent =
    before ??
    (await append(deps, tx, row, {
      ...{ author: by.side, authorUserId: by.userId, kind: 'text' as const },
      ...{ text, flags, fileIds, sendKey },
    }))
  const [view] = await viewMessages(deps, tx, by, [sent])
  if (!view) throw new Error('the message is missing after it was sent')
  return view
}
