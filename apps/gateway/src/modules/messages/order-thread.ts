import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import type { OrderRow } from '../finance/order-view.ts'
import { conversationBetween } from './conversation-store.ts'
import { append } from './message-store.ts'

const threadOf = (deps: Deps, tx: Tx, { tenantId, buyerId, sellerId, id }: OrderRow) =>
  conversationBetween(deps, tx, { tenantId, buyerId, sellerId, orderId: id })

/** A paid order that its seller delivers in the chat: its thread opens, and both people are told. */
export async function openOrderThread(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { row } = await threadOf(deps, tx, order)
  await append(deps, tx, row, { author: 'platform', authorUserId: null, kind: 'opened' })
}

/** The seller has delivered: the thread says so, and its buyer opens the details from there. */
export async function sayDelivered(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  /** Files of the seller that go with it; being in the thread opens them to its buyer. */
  fileIds: readonly string[] = [],
): Promise<void> {
  const { row } = await threadOf(deps, tx, order)
  await append(deps, tx, row, { author: 'seller', authorUserId: null, kind: 'delivery', fileIds })
}
