import { type CallData, type Conversation, calls, type OrderDetail } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'

type Thread = CallData<typeof calls.messages.messageThread>
/** A conversation that does not exist yet. The first message creates it; opening the page does not. */
export type Draft = Pick<Conversation, 'seller'> & { order: Pick<OrderDetail, 'id' | 'title'> | null }

const conversationsShown = 100
const readId = (value: string | null) => (value && isId(value) ? value : value === null ? null : '0')

async function threadOf(ctx: FeatureContext, id: string, prefetching: boolean): Promise<Thread> {
  const before = wholeNumber(ctx.url.searchParams.get('before'), { min: 1, max: 2_147_483_647 }) ?? 0
  const thread = await ctx.api(calls.messages.messageThread, { params: { id }, query: before > 0 ? { before } : {} })
  const newest = thread.messages.at(-1)
  if (thread.conversation.unread > 0 && newest && before === 0 && !prefetching)
    await ctx.api(calls.messages.readMessages, { params: { id }, body: { upTo: newest.seq } })
  return thread
}

async function draftOf(ctx: FeatureContext, orderId: string | null, sellerId: string): Promise<Draft> {
  if (orderId) {
    const { id, title, seller } = await ctx.api(calls.order.orderDetail, { params: { id: orderId } })
    return { seller: { ...seller, online: false }, order: { id, title } }
  }
  const { id, nickName, avatarUrl, online } = await ctx.api(calls.seller.sellerStore, { query: { sellerId } })
  return { seller: { id, nickName, avatarUrl, online }, order: null }
}

/** Loads all conversations, and the messages of the conversation in the address (by id, order or seller). */
export async function loadMessages(ctx: FeatureContext, { prefetching = false } = {}) {
  const search = ctx.url.searchParams
  const [id, order, seller] = [readId(search.get('id')), readId(search.get('order')), readId(search.get('seller'))]
  const page = await ctx.api(calls.messages.conversationPage, { body: { pageNo: 1, pageSize: conversationsShown } })
  const match = page.list.find((one) =>
    order ? one.order?.id === order : seller ? one.order === null && one.seller.id === seller : false,
  )
  const current = id ?? match?.id ?? null
  const isNew = current === null && (order !== null || seller !== null)
  const ofOrder = current === null ? order !== null : page.list.find((one) => one.id === current)?.order !== null
  const [thread, draft, tips] = await Promise.all([
    current === null ? null : threadOf(ctx, current, prefetching),
    isNew ? draftOf(ctx, order, seller ?? '0') : null,
    ofOrder ? ctx.beside(ctx.api(calls.dictionary.msgSceneText, { query: { scene: 'order-chat' } })) : null,
  ])
  // The open conversation counts as read.
  const conversations = page.list.map((one) => (one.id === current ? { ...one, unread: 0 } : one))
  return {
    conversations,
    thread,
    draft,
    /** The tenant's notices for conversations about an order. */
    tips: tips ?? [],
    older: search.has('before'),
    /** The message that the buyer reports, and whether a report was just sent. */
    reporting: wholeNumber(search.get('report'), { min: 1, max: 2_147_483_647 }),
    reported: search.has('reported'),
    sendKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('account.messages'),
      description: ctx.t('messages.lead'),
      robots: 'noindex',
    },
  }
}
