import { calls } from '@tradepost/contract'
import type { DeskContext } from '../kernel/server.ts'

const shown = 5

/** What needs the seller now. A part that the role may not see is null. */
export async function loadOverview({ api, seller }: DeskContext) {
  const may = (permission: string) => seller?.permissions.includes(permission) ?? false
  const [orders, offers, messages, balance] = await Promise.all([
    may('order.view')
      ? api(calls.seller.sellerOrderPage, { body: { group: 'to-deliver', sort: 'due', pageNo: 1, pageSize: shown } })
      : null,
    may('offer.view') ? api(calls.seller.sellerOfferPage, { body: { pageNo: 1, pageSize: 1 } }) : null,
    may('message.view') ? api(calls.messages.sellerUnreadMessages) : null,
    may('balance.view') ? api(calls.seller.sellerBalance) : null,
  ])
  return { orders, offers: offers?.counts ?? null, unread: messages?.unread ?? null, balance }
}
