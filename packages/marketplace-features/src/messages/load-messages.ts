import { type CallData, type Conversation, calls, type OrderDetail } from '@tradepost/contract'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'

type Thread = CallData<typeof calls.messages.messageThread>
/** A conversation that begins with the first message; looking at a page opens none. */
export type Draft = Pick<Conversation, 'seller'> & { order: Pick<OrderDetail, 'id' | 'title'> | null }

const listed = 100
const number = (value: string | null) => (value && isId(value) ? value : value === null ? null : '0')

async function threadOf(ctx: FeatureContext, id: string, ahead: boolean): Promise<Thread> {
  const before = wholeNumber(ctx.url.searchParams.get('before'), { min: 1, max: 2_147_483_647 }) ?? 0
  const thread = await ctx.api(calls.messages.messageThread, { params: { id }, query: before > 0 ? { before } : {} })
  const newest = thread.messages.at(-1)
  if (thread.conversation.unread > 0 && newest && before === 0 && !ahead)
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

/** The conversations and, where one is asked for by id, order or seller, what was said in it. */
export async function loadMessages(ctx: FeatureContext, { ahead = false } = {}) {
  const search = ctx.url.searchParams
  const [id, order, seller] = [number(search.get('id')), number(search.get('order')), number(search.get('seller'))]
  const page = await ctx.api(calls.messages.conversationPage, { body: { pageNo: 1, pageSize: listed } })
  const match = page.list.find((one) =>
    order ? one.order?.id === order : seller ? one.order === null && one.seller.id === seller : false,
  )
  const current = id ?? match?.id ?? null
  const isNew = current === null && (order !== null || seller !== null)
  const ofOrder = current === null ? order !== null : page.list.find((one) => one.id === current)?.order !== null
  const [thread, draft, tips] = await Promise.all([
    current === null ? null : threadOf(ctx, current, ahead),
    isNew ? draftOf(ctx, order, seller ?? '0') : null,
    ofOrder ? ctx.beside(ctx.api(calls.dictionary.msgSceneText, { query: { scene: 'order-chat' } })) : null,
  ])
  // NOTE: what is open here is being read.
  const conversations = page.list.map((one) => (one.id === current ? { ...one, unread: 0 } : one))
  return {
    conversations,
    thread,
    draft,
    /** The shop's notices for conversations about an order. */
    tips: tips ?? [],
    older: search.has('before'),
    sendKey: crypto.randomUUID(),
    meta: {
      title: ctx.t('account.messages'),
      description: ctx.t('messages.lead'),
      robots: 'noindex',
    },
  }
}
