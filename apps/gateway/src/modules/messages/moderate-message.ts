import { randomUUID } from 'node:crypto'
import type { CallInput, calls } from '@tradepost/contract'
import type { MessageAct, MessageOutcome, MessageReason } from '@tradepost/domain/message/message-moderation'
import type { Locale } from '@tradepost/i18n'
import { translate } from '@tradepost/i18n/server'
import { eq, isNull } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { conversation, messageRemoval, messageReport } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { cleanText } from '../../platform/text/clean-text.ts'
import { feed } from './feed.ts'
import { messagesAt } from './message-store.ts'
import { type Place, removalsOf } from './removed-messages.ts'
import type { ConversationRow } from './sides.ts'
import { type Reader, tellSide } from './tell-side.ts'

type Body = CallInput<typeof calls.messageDesk.moderateMessage>['body']

interface By {
  tenantId: number
  staffId: string
}

const outcomeOf = { hide: 'hidden', warn: 'warned', dismiss: 'dismissed' } as const satisfies Partial<
  Record<MessageAct, MessageOutcome>
>

/** Ends the open reports of a message; the number of those. */
async function endReports(deps: Deps, tx: Tx, by: By, place: Place, outcome: MessageOutcome): Promise<number> {
  const ended = await tx
    .update(messageReport)
    .set({ outcome, decidedBy: by.staffId, decidedAt: deps.clock.now() })
    .where(
      ofTenant(
        messageReport,
        by.tenantId,
        eq(messageReport.conversationId, place.conversationId),
        eq(messageReport.seq, place.seq),
        isNull(messageReport.outcome),
      ),
    )
    .returning({ id: messageReport.id })
  return ended.length
}

const isPlace = (place: Place, tenantId: number) =>
  ofTenant(
    messageRemoval,
    tenantId,
    eq(messageRemoval.conversationId, place.conversationId),
    eq(messageRemoval.seq, place.seq),
  )

async function hide(deps: Deps, tx: Tx, by: By, place: Place, reason: MessageReason): Promise<void> {
  const n = 1 + (await tx.$count(messageRemoval, isPlace(place, by.tenantId)))
  const removal = { tenantId: by.tenantId, ...place, n, reason, removedBy: by.staffId, removedAt: deps.clock.now() }
  await tx.insert(messageRemoval).values(removal)
}

async function restore(deps: Deps, tx: Tx, by: By, place: Place): Promise<void> {
  await tx
    .update(messageRemoval)
    .set({ restoredBy: by.staffId, restoredAt: deps.clock.now() })
    .where(ofTenant(messageRemoval, by.tenantId, isPlace(place, by.tenantId), isNull(messageRemoval.restoredAt)))
}

interface Told {
  act: MessageAct
  reason: MessageReason | null
  /** The staff's words to the one who is warned. */
  text: string
  seq: number
}

/** Tells both sides what was decided about a message; the words differ for the one who wrote it. */
async function tellBoth(deps: Deps, tx: Tx, row: ConversationRow, writer: Reader, { act, reason, text, seq }: Told) {
  const id = randomUUID()
  for (const side of ['buyer', 'seller'] as const) {
    const isWriter = side === writer
    const paragraphs = (locale: Locale) => [
      translate(locale, 'mail.messageAct', { act: act === 'warn' && isWriter ? 'warned' : act }),
      ...(reason ? [translate(locale, 'mail.messageReason', { reason })] : []),
      ...(isWriter && act === 'warn' && text ? [text] : []),
      ...(isWriter && act === 'hide' ? [translate(locale, 'mail.messageMine')] : []),
    ]
    await tellSide(deps, tx, row, side, {
      key: `message-act:${row.id}:${seq}:${side}:${id}`,
      words: (locale, names) => ({
        subject: translate(locale, 'mail.messageActSubject', { name: names[side === 'buyer' ? 'seller' : 'buyer'] }),
        paragraphs: paragraphs(locale),
      }),
    })
  }
}

/** Carries out what a member of staff decided about a message of a reported conversation, and tells both sides. */
export async function moderateMessage(
  deps: Deps,
  tx: Tx,
  { conversationId, ...by }: By & { conversationId: string },
  { seq, act, reason, text }: Body,
): Promise<{ before: MessageReason | null; after: MessageReason | null }> {
  const { tenantId } = by
  const place = { conversationId, seq }
  // Two members of staff decide one after the other.
  const [row] = await tx
    .select()
    .from(conversation)
    .where(ofTenant(conversation, tenantId, eq(conversation.id, conversationId)))
    .for('update')
  const [written] = await messagesAt(tx, tenantId, [place])
  if (!row || written?.kind !== 'text' || (written.author !== 'buyer' && written.author !== 'seller'))
    throw new Failure('not_found', { field: 'seq' })
  const isReasonNeeded = act === 'hide' || act === 'warn'
  if (isReasonNeeded !== (reason !== undefined)) throw new Failure('data_error', { field: 'reason' })
  const before = (await removalsOf(tx, tenantId, [place]))(place)
  if ((act === 'hide' && before !== null) || (act === 'restore' && before === null)) throw new Failure('state_conflict')
  if (act === 'hide' && reason) await hide(deps, tx, by, place, reason)
  if (act === 'restore') await restore(deps, tx, by, place)
  else {
    const ended = await endReports(deps, tx, by, place, outcomeOf[act])
    // A warning and a closing answer reports; a message can be hidden without one of its own.
    if (ended === 0 && act !== 'hide') throw new Failure('state_conflict')
  }
  if (act === 'hide' || act === 'restore') await feed(tx, row, 'message', seq, deps.clock.now())
  await tellBoth(deps, tx, row, written.author, { act, reason: reason ?? null, text: cleanText(text ?? ''), seq })
  const after = act === 'hide' ? (reason ?? null) : act === 'restore' ? null : before
  return { before, after }
}
