import type { Conversation, Message } from '@tradepost/contract'
import { hourMs } from '@tradepost/domain/time/durations'
import type { Handlers } from '../../fake-call.ts'
import { art } from '../../fixtures/art.ts'
import { id64 } from '../../fixtures/ids.ts'
import { sellerOf } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

type Side = 'buyer' | 'seller' | 'service'
interface Thread {
  id: string
  sellerId: string
  orderId: string | null
  messages: (Omit<Message, 'mine'> & { files: readonly string[] })[]
  readUpTo: { buyer: number; seller: number; service: number }
}
const threadsByState = new WeakMap<FakeState, Thread[]>()
function threadsOf(state: FakeState): Thread[] {
  const cached = threadsByState.get(state)
  if (cached) return cached
  const started = state.now().getTime() - 5 * hourMs
  const message = (seq: number, author: Message['author'], kind: Message['kind'], text: string) => ({
    ...{ seq, author, kind, text, attachments: [], files: [], flags: [], removedFor: null },
    at: new Date(started + seq * 600_000).toISOString(),
  })
  const threads: Thread[] = state.orders
    .filter((order) => order.state !== 'awaiting_payment')
    .slice(0, 4)
    .map((order, n) => ({
      id: id64(700 + n),
      sellerId: order.seller.id,
      orderId: order.id,
      readUpTo: { buyer: n === 0 ? 1 : 3, seller: 2, service: 0 },
      messages: [
        message(1, 'platform', 'opened', ''),
        message(2, 'buyer', 'text', 'Hello, when will you be online?'),
        // Staff hid the answer in the last conversation.
        n === 3
          ? { ...message(3, 'seller', 'text', ''), removedFor: 'personal_data' as const }
          : message(3, 'seller', 'text', 'In ten minutes. شكرا!'),
      ],
    }))
  threadsByState.set(state, threads)
  return threads
}
const unreadOf = ({ messages, readUpTo }: Thread, side: Side) =>
  messages.filter((one) => one.author !== side && one.seq > readUpTo[side]).length
const allUnread = (state: FakeState, side: Side) =>
  threadsOf(state).reduce((sum, thread) => sum + unreadOf(thread, side), 0)
function toMessage({ files, ...message }: Thread['messages'][number], side: Side): Message {
  const attachments = files.map((id) => ({
    ...{ id, fileUrl: art(id, 640, 360), contentType: 'image/png', width: 640, height: 360 },
  }))
  return { ...message, attachments, mine: message.author === side }
}
function toConversation(state: FakeState, thread: Thread, side: Side): Conversation {
  const { id, nickName, avatarUrl, online } = sellerOf(thread.sellerId)
  const order = state.orders.find((one) => one.id === thread.orderId)
  const last = thread.messages.at(-1)
  return {
    id: thread.id,
    seller: { id, nickName, avatarUrl, online },
    buyer: { nickName: state.user.nickName },
    order: order
      ? {
          ...{ id: order.id, title: order.title, state: order.state },
          ...{ coverUrl: order.coverUrl, deliveryMode: order.deliveryMode },
        }
      : null,
    last: last ? toMessage(last, side) : null,
    lastAt: last?.at ?? state.now().toISOString(),
    unread: unreadOf(thread, side),
    readUpTo: { buyer: thread.readUpTo.buyer, seller: thread.readUpTo.seller },
  }
}
function find(state: FakeState, id: string): Thread {
  return threadsOf(state).find((thread) => thread.id === id) ?? refuse('not_found', 'id')
}
type Input = { params: { id: string } }
function callsOf(side: Side) {
  return {
    page(
      { body = {} }: { body?: { pageNo?: number; pageSize?: number; orderId?: string } },
      { state }: { state: FakeState },
    ) {
      const { pageNo = 1, pageSize = 24, orderId } = body
      const all = threadsOf(state)
        .filter((thread) => !orderId || thread.orderId === orderId)
        .map((thread) => toConversation(state, thread, side))
        .sort((one, other) => other.lastAt.localeCompare(one.lastAt))
      const list = all.slice((pageNo - 1) * pageSize, pageNo * pageSize)
      return { total: all.length, pageNo, pageSize, list, unread: allUnread(state, side) }
    },
    thread(
      { params, query = {} }: Input & { query?: { before?: number; after?: number; limit?: number } },
      { state }: { state: FakeState },
    ) {
      const { before = Number.POSITIVE_INFINITY, after, limit = 30 } = query
      const thread = find(state, params.id)
      const all = thread.messages.filter((one) => (after === undefined ? one.seq < before : one.seq > after))
      const messages = after === undefined ? all.slice(-limit) : all.slice(0, limit)
      return {
        conversation: toConversation(state, thread, side),
        messages: messages.map((one) => toMessage(one, side)),
        more: messages.length < all.length,
      }
    },
    send(
      { params, body = {} }: Input & { body?: { text?: string; fileIds?: string[] } },
      { state }: { state: FakeState },
    ) {
      const { messages } = find(state, params.id)
      const text = body.text?.trim() ?? ''
      if (!text && !body.fileIds?.length) refuse('message_empty', 'text')
      const at = state.now().toISOString()
      const message = {
        ...{ seq: messages.length + 1, author: side, kind: 'text' as const, text, at },
        ...{ attachments: [], files: body.fileIds ?? [], removedFor: null },
        flags: /https?:|www\./.test(text) ? (['link'] as const).slice() : [],
      }
      messages.push(message)
      return toMessage(message, side)
    },
    read({ params, body }: Input & { body: { upTo: number } }, { state }: { state: FakeState }) {
      const { readUpTo, messages } = find(state, params.id)
      readUpTo[side] = Math.max(readUpTo[side], Math.min(body.upTo, messages.length))
      return { unread: allUnread(state, side) }
    },
    unread(_input: unknown, { state }: { state: FakeState }) {
      const conversations = threadsOf(state).filter((thread) => unreadOf(thread, side) > 0).length
      return { unread: allUnread(state, side), conversations }
    },
    stream: (_input: unknown, { state }: { state: FakeState }) => ({
      what: 'hello' as const,
      ...{ conversationId: null, message: null, readUpTo: null, unread: allUnread(state, side) },
    }),
  }
}
const [buyer, seller, service] = [callsOf('buyer'), callsOf('seller'), callsOf('service')]

export const messages: Handlers<'messages'> = {
  conversationPage: buyer.page,
  openConversation({ body: { sellerId, orderId } }, { state }) {
    sellerOf(sellerId)
    const threads = threadsOf(state)
    const about = orderId ?? null
    if (orderId && !state.orders.some((order) => order.id === orderId)) refuse('not_found', 'orderId')
    const existing = threads.find((thread) => thread.sellerId === sellerId && thread.orderId === about)
    const readUpTo = { buyer: 0, seller: 0, service: 0 }
    const thread = existing ?? { id: id64(750 + threads.length), sellerId, orderId: about, messages: [], readUpTo }
    if (!existing) threads.push(thread)
    return toConversation(state, thread, 'buyer')
  },
  messageThread: buyer.thread,
  sendMessage: buyer.send,
  readMessages: buyer.read,
  reportMessage({ params, body }, { state }) {
    const reported = find(state, params.id).messages.find(({ seq }) => seq === body.seq)
    if (reported?.author !== 'seller' || reported.removedFor) refuse('not_found', 'seq')
    return {}
  },
  unreadMessages: buyer.unread,
  messageStream: buyer.stream,
  sellerConversationPage: seller.page,
  sellerMessageThread: seller.thread,
  sellerSendMessage: seller.send,
  sellerReadMessages: seller.read,
  sellerUnreadMessages: seller.unread,
  sellerMessageStream: seller.stream,
  staffConversationPage: service.page,
  staffMessageThread: service.thread,
  staffSendMessage: service.send,
  staffReadMessages: service.read,
}
