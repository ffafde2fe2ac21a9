import type { Message } from '@tradepost/contract'
import { and, asc, desc, eq, gt, inArray, lt, ne, or, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { file } from '../../platform/db/schema/file.ts'
import { conversation, message, messageAttachment } from '../../platform/db/schema/message.ts'
import type { Deps } from '../../platform/deps.ts'
import { toInfo } from '../file/stored-files.ts'
import { feed } from './feed.ts'
import { removalsOf } from './removed-messages.ts'
import { type ConversationRow, ownColumns, type Participant, type Side } from './sides.ts'
import { planRest, planUnread } from './unread-mails.ts'

type MessageRow = typeof message.$inferSelect
const bodyColumn = 'message.body_ct'
const rowName = (conversationId: string, seq: number) => `${conversationId}/${seq}`

export interface NewMessage {
  author: Side | 'platform'
  authorUserId: string | null
  kind: MessageRow['kind']
  text?: string
  flags?: MessageRow['flags']
  fileIds?: readonly string[]
  sendKey?: string | undefined
}

/** Adds a message to a conversation that this transaction has locked, and to the feeds of both sides. */
export async function append(deps: Deps, tx: Tx, row: ConversationRow, added: NewMessage): Promise<MessageRow> {
  const { tenantId, id } = row
  const at = deps.clock.now()
  const seq = row.lastSeq + 1
  const sealed = added.text
    ? (await deps.secrets.forTenant(tx, tenantId)).seal(rowName(id, seq), bodyColumn, added.text)
    : null
  const inserted: MessageRow = {
    ...{ tenantId, conversationId: id, seq, author: added.author, authorUserId: added.authorUserId, kind: added.kind },
    ...{ bodyCt: sealed?.ciphertext ?? null, bodyKeyId: sealed?.keyId ?? null },
    ...{ flags: added.flags ?? [], sendKey: added.sendKey ?? null, at },
  }
  const others = (['buyer', 'seller', 'service'] as const).filter((side) => side !== added.author)
  const readByAuthor =
    added.author === 'platform' ? {} : { [ownColumns[added.author].read]: seq, [ownColumns[added.author].unread]: 0 }
  const counted = Object.fromEntries(
    others.map((side) => [ownColumns[side].unread, sql`${conversation[ownColumns[side].unread]} + 1`]),
  )
  await tx
    .update(conversation)
    .set({ lastSeq: seq, lastAt: at, ...readByAuthor, ...counted })
    .where(ofTenant(conversation, tenantId, eq(conversation.id, id)))
  await tx.insert(message).values(inserted)
  const files = (added.fileIds ?? []).map((fileId, position) => ({
    tenantId,
    conversationId: id,
    seq,
    position,
    fileId,
  }))
  if (files.length > 0) await tx.insert(messageAttachment).values(files)
  if (added.author !== 'platform' && added.kind === 'text') await planUnread(deps, tx, row, added.author, seq)
  await feed(tx, row, 'message', seq, at)
  return inserted
}

/** Messages as seen by one side. */
export async function viewMessages(
  deps: Deps,
  tx: Tx,
  by: Participant,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return []
  const secrets = rows.some((row) => row.bodyCt) ? await deps.secrets.forTenant(tx, by.tenantId) : null
  const attached = await tx
    .select({ of: messageAttachment, file })
    .from(messageAttachment)
    .innerJoin(file, ofTenant(file, messageAttachment.tenantId, eq(file.id, messageAttachment.fileId)))
    .where(
      ofTenant(
        messageAttachment,
        by.tenantId,
        inArray(messageAttachment.conversationId, [...new Set(rows.map((row) => row.conversationId))]),
        inArray(messageAttachment.seq, [...new Set(rows.map((row) => row.seq))]),
      ),
    )
    .orderBy(asc(messageAttachment.position))
  const removedFor = await removalsOf(tx, by.tenantId, rows)
  return rows.map((row) => {
    const reason = removedFor(row)
    // Only staff read what is hidden.
    const isHidden = reason !== null && by.side !== 'service'
    const sealed = row.bodyCt && row.bodyKeyId ? { ciphertext: row.bodyCt, keyId: row.bodyKeyId } : null
    return {
      seq: row.seq,
      author: row.author,
      mine: row.author === by.side,
      kind: row.kind,
      text:
        sealed && secrets && !isHidden ? secrets.open(rowName(row.conversationId, row.seq), bodyColumn, sealed) : '',
      attachments: attached
        .filter(
          ({ of, file: one }) =>
            !isHidden && of.conversationId === row.conversationId && of.seq === row.seq && !one.quarantinedAt,
        )
        .map(({ file: one }) => toInfo(deps, one, by.userId)),
      flags: isHidden ? [] : row.flags,
      removedFor: reason,
      at: row.at.toISOString(),
    }
  })
}

/** A page of a conversation, oldest first: the latest messages, or those before or after a given message. */
export async function threadPage(
  tx: Tx,
  row: ConversationRow,
  { before, after, limit = 30 }: { before?: number; after?: number; limit?: number },
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const ofThread = ofTenant(message, row.tenantId, eq(message.conversationId, row.id))
  const forward = after !== undefined
  const messages = await tx
    .select()
    .from(message)
    .where(and(ofThread, forward ? gt(message.seq, after) : before === undefined ? undefined : lt(message.seq, before)))
    .orderBy(forward ? asc(message.seq) : desc(message.seq))
    .limit(limit + 1)
  const rows = messages.slice(0, limit)
  return { rows: forward ? rows : rows.reverse(), more: messages.length > limit }
}

/** Messages by conversation and number. */
export async function messagesAt(
  tx: Tx,
  tenantId: number,
  places: readonly { conversationId: string; seq: number }[],
): Promise<MessageRow[]> {
  if (places.length === 0) return []
  const conditions = places.map((place) =>
    and(eq(message.conversationId, place.conversationId), eq(message.seq, place.seq)),
  )
  return tx
    .select()
    .from(message)
    .where(ofTenant(message, tenantId, or(...conditions)))
}

/** The message that was already sent with this key. */
export async function sentBefore(tx: Tx, row: ConversationRow, side: Side, sendKey: string) {
  const [sent] = await tx
    .select()
    .from(message)
    .where(
      ofTenant(
        message,
        row.tenantId,
        eq(message.conversationId, row.id),
        eq(message.author, side),
        eq(message.sendKey, sendKey),
      ),
    )
  return sent
}

/** Marks a conversation as read by one side up to a message. The mark never moves back. */
export async function markRead(deps: Deps, tx: Tx, by: Participant, row: ConversationRow, upTo: number): Promise<void> {
  const columns = ownColumns[by.side]
  const until = Math.min(upTo, row.lastSeq)
  if (until <= row[columns.read]) return
  const left = tx.$count(
    message,
    ofTenant(
      message,
      row.tenantId,
      eq(message.conversationId, row.id),
      gt(message.seq, until),
      ne(message.author, by.side),
    ),
  )
  await tx
    .update(conversation)
    .set({ [columns.read]: until, [columns.unread]: await left })
    .where(ofTenant(conversation, row.tenantId, eq(conversation.id, row.id)))
  if (by.side === 'service') return
  await planRest(deps, tx, row, by.side, until)
  await feed(tx, row, 'read', until, deps.clock.now())
}
