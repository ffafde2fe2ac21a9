import type { Conversation } from '@tradepost/contract'
import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../../platform/db/database.ts'
import { ofTenant } from '../../platform/db/of-tenant.ts'
import { appUser } from '../../platform/db/schema/account/account.ts'
import { conversation } from '../../platform/db/schema/message.ts'
import { orderHead } from '../../platform/db/schema/order/order.ts'
import { seller } from '../../platform/db/schema/seller.ts'
import type { Deps } from '../../platform/deps.ts'
import { Failure } from '../../platform/failure/failure.ts'
import { mediaUrl } from '../../platform/files/media-url.ts'
import { fitsId64 } from '../../platform/ids/id64.ts'
import { newId } from '../../platform/ids/ids.ts'
import { isOnline } from '../offer/seller-brief.ts'
import { messagesAt, viewMessages } from './message-store.ts'
import { type ConversationRow, ownColumns, type Participant, visibleTo } from './sides.ts'

/** A conversation the participant may see; fails for any other. `lock` locks it for a change. */
export async function ownConversation(tx: Tx, by: Participant, id: string, lock = false): Promise<ConversationRow> {
  if (!fitsId64(id)) throw new Failure('not_found', { field: 'id' })
  const query = tx
    .select()
    .from(conversation)
    .where(and(visibleTo(by), eq(conversation.id, id)))
  const [row] = await (lock ? query.for('update') : query)
  if (!row) throw new Failure('not_found', { field: 'id' })
  return row
}

interface Between {
  tenantId: number
  buyerId: string
  sellerId: string
  orderId: string | null
}

/** Locks the only conversation of buyer and seller about an order, or about none; creates a missing conversation. */
export async function conversationBetween(
  deps: Deps,
  tx: Tx,
  { tenantId, buyerId, sellerId, orderId }: Between,
): Promise<{ row: ConversationRow; created: boolean }> {
  const now = deps.clock.now()
  const inserted = await tx
    .insert(conversation)
    .values({ tenantId, id: newId(deps.clock), buyerId, sellerId, orderId, lastAt: now, createdAt: now })
    .onConflictDoNothing()
    .returning()
  if (inserted[0]) return { row: inserted[0], created: true }
  const about = orderId === null ? isNull(conversation.orderId) : eq(conversation.orderId, orderId)
  const [row] = await tx
    .select()
    .from(conversation)
    .where(
      ofTenant(conversation, tenantId, eq(conversation.buyerId, buyerId), eq(conversation.sellerId, sellerId), about),
    )
    .for('update')
  if (!row) throw new Error('the conversation is missing right after its creation')
  return { row, created: false }
}

/** Conversations as seen by one side. */
export async function viewConversations(
  deps: Deps,
  tx: Tx,
  by: Participant,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  if (rows.length === 0) return []
  const { tenantId } = by
  const sides = await tx
    .select({ id: conversation.id, nickName: appUser.nickName, seller, order: orderHead })
    .from(conversation)
    .innerJoin(appUser, ofTenant(appUser, conversation.tenantId, eq(appUser.id, conversation.buyerId)))
    .innerJoin(seller, ofTenant(seller, conversation.tenantId, eq(seller.id, conversation.sellerId)))
    .leftJoin(orderHead, ofTenant(orderHead, conversation.tenantId, eq(orderHead.id, conversation.orderId)))
    .where(
      ofTenant(
        conversation,
        tenantId,
        inArray(
          conversation.id,
          rows.map((row) => row.id),
        ),
      ),
    )
  const byId = new Map(sides.map((one) => [one.id, one]))
  const newest = rows.map((row) => ({ conversationId: row.id, seq: row.lastSeq }))
  const lastRows = await messagesAt(tx, tenantId, newest)
  const last = await viewMessages(deps, tx, by, lastRows)
  const lastOf = new Map(lastRows.map((row, index) => [row.conversationId, last[index]]))
  const now = deps.clock.now()
  return rows.flatMap((row) => {
    const one = byId.get(row.id)
    if (!one) return []
    const { order, seller: shop } = one
    return {
      id: row.id,
      seller: {
        ...{ id: shop.id, nickName: shop.nickName, avatarUrl: mediaUrl(shop.avatarPath) },
        online: isOnline(shop, now),
      },
      buyer: { nickName: one.nickName },
      order: order
        ? {
            ...{ id: order.id, title: order.title, state: order.state },
            ...{ coverUrl: order.offer.coverUrl, deliveryMode: order.deliveryMode },
          }
        : null,
      last: lastOf.get(row.id) ?? null,
      lastAt: row.lastAt.toISOString(),
      unread: row[ownColumns[by.side].unread],
      readUpTo: { buyer: row.buyerRead, seller: row.sellerRead },
    }
  })
}

/** A page of conversations with at least one message, latest message first. */
export async function conversationPage(tx: Tx, by: Participant, pageNo: number, pageSize: number, orderId?: string) {
  const about = orderId === undefined ? undefined : eq(conversation.orderId, fitsId64(orderId) ? orderId : '0')
  const withMessages = and(visibleTo(by), gt(conversation.lastSeq, 0), about)
  const rows = await tx
    .select()
    .from(conversation)
    .where(withMessages)
    .orderBy(desc(conversation.lastAt), desc(conversation.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
  return { rows, total: await tx.$count(conversation, withMessages) }
}

/** The number of unread messages and of conversations with any, over all conversations of the participant. */
export async function unreadOf(tx: Tx, by: Participant): Promise<{ unread: number; conversations: number }> {
  const count = conversation[ownColumns[by.side].unread]
  const [row] = await tx
    .select({ unread: sql<string>`coalesce(sum(${count}), 0)`, conversations: sql<string>`count(*)` })
    .from(conversation)
    .where(and(visibleTo(by), gt(count, 0)))
  return { unread: Number(row?.unread ?? 0), conversations: Number(row?.conversations ?? 0) }
}
