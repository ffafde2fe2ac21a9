import { translate } from '@tradepost/i18n/server'
import type { Tx } from '../../platform/db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { conversationBetween } from '../messages/conversation-store.ts'
import { append } from '../messages/message-store.ts'
import { givenInputs } from '../offer/delivery-inputs.ts'
import type { OrderRow } from './order-view.ts'
import { purchaseFacts } from './purchase-facts.ts'

const threadOf = (deps: Deps, tx: Tx, { tenantId, buyerId, sellerId, id }: OrderRow) =>
  conversationBetween(deps, tx, { tenantId, buyerId, sellerId, orderId: id })

/** Opens the thread of a paid order that its seller delivers in the chat. Both sides are notified. */
export async function openOrderThread(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { row } = await threadOf(deps, tx, order)
  await append(deps, tx, row, { author: 'platform', authorUserId: null, kind: 'opened' })
}

/** Posts the corrected delivery inputs to the thread in the buyer's name. */
export async function postCorrectedInputs(deps: Deps, tx: Tx, order: OrderRow): Promise<void> {
  const { row } = await threadOf(deps, tx, order)
  const { locale } = await purchaseFacts(tx, order.tenantId, order.purchaseId)
  const given = givenInputs(order.inputs, locale).map(({ label, text }) => `${label}: ${text}`)
  const text = [translate(locale, 'inputs.corrected'), ...given].join('\n')
  await append(deps, tx, row, { author: 'buyer', authorUserId: order.buyerId, kind: 'text', text })
}

/** Posts the delivery to the thread, where the buyer can open its details. */
export async function postDelivery(
  deps: Deps,
  tx: Tx,
  order: OrderRow,
  /** The seller's files of this delivery. Posting them gives the buyer access. */
  fileIds: readonly string[] = [],
): Promise<void> {
  const { row } = await threadOf(deps, tx, order)
  await append(deps, tx, row, { author: 'seller', authorUserId: null, kind: 'delivery', fileIds })
}
