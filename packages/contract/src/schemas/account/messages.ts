import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { type TProperties, Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, PageNo, PageSize, Seq, Strict, Text, Uuid } from '../common.ts'
import { OrderState } from '../order/order-shapes.ts'
import { FileInfo } from '../site/file.ts'

const Author = OneOf(['buyer', 'seller', 'service', 'platform'])
/** `text` was written by a person; the others are words of the storefront about what happened to the order. */
const Kind = OneOf(['text', 'opened', 'delivery'])
/** One message of a thread; its text is text and is never to be shown as anything else. */
export const Message = Type.Object({
  /** Counts up from 1 within its conversation. */
  seq: Type.Integer({ minimum: 1 }),
  author: Author,
  mine: Type.Boolean(),
  kind: Kind,
  text: Type.String(),
  /** Short-lived addresses; ask for the thread again when they are over. */
  attachments: Type.Array(FileInfo),
  /** What to warn of: a link, or talk of paying or meeting somewhere else. */
  flags: Type.Array(OneOf(['link', 'off_platform'])),
  at: Instant,
})
export const Conversation = Type.Object({
  id: Id,
  seller: Type.Object({ id: Id, nickName: Type.String(), avatarUrl: Type.String(), online: Type.Boolean() }),
  buyer: Type.Object({ nickName: Type.String() }),
  /** The order it is about; null where a shopper asks before buying. */
  order: Nullable(
    Type.Object({
      id: Id,
      title: Type.String(),
      state: OrderState,
      coverUrl: Type.String(),
      deliveryMode: OneOf(['platform', 'im']),
    }),
  ),
  last: Nullable(Message),
  lastAt: Instant,
  unread: Type.Integer({ minimum: 0 }),
  /** How far each side has read, as a `seq`. */
  readUpTo: Type.Object({ buyer: Type.Integer({ minimum: 0 }), seller: Type.Integer({ minimum: 0 }) }),
})
/** What the stream sends as `data` of one event; its `id` is what Last-Event-ID repeats. */
export const MessageEvent = Type.Object({
  /** `message`: a new one. `read`: a side has read on. `reset`: too much was missed, ask for everything again. */
  what: OneOf(['message', 'read', 'hello', 'reset']),
  conversationId: Nullable(Id),
  message: Nullable(Message),
  readUpTo: Nullable(Type.Object({ buyer: Type.Integer({ minimum: 0 }), seller: Type.Integer({ minimum: 0 }) })),
  /** Everything this person has not read, over all conversations. */
  unread: Type.Integer({ minimum: 0 }),
})
const id = { params: Type.Object({ id: Id }) }
const page = <const P extends TProperties>(more: P) => ({
  body: Strict({ pageNo: PageNo, pageSize: PageSize, ...more }),
  data: Type.Object({
    total: Type.Integer(),
    pageNo: Type.Integer(),
    pageSize: Type.Integer(),
    list: Type.Array(Conversation),
    /** Unread messages over all conversations. */
    unread: Type.Integer({ minimum: 0 }),
  }),
})
const thread = {
  ...id,
  query: Type.Object({
    /** Messages older than this `seq`; the newest without it. */
    before: Type.Optional({ ...Seq, minimum: 1 }),
    /** Messages newer than this `seq`, oldest first. */
    after: Type.Optional(Seq),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  data: Type.Object({
    conversation: Conversation,
    /** Oldest first. */
    messages: Type.Array(Message),
    /** Whether there are more in the direction asked for. */
    more: Type.Boolean(),
  }),
}
const send = {
  ...id,
  body: Strict({
    text: Type.Optional(Text(messageLimits.textLength)),
    /** Files of the catalogue order_attachment that the sender uploaded. */
    fileIds: Type.Optional(Type.Array(Uuid, { maxItems: messageLimits.files, uniqueItems: true })),
    /** Sent again with the same key, a message stays one. */
    sendKey: Type.Optional(Uuid),
  }),
  data: Message,
}
const read = {
  ...id,
  body: Strict({ upTo: Seq }),
  data: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
}
const unread = {
  data: Type.Object({ unread: Type.Integer({ minimum: 0 }), conversations: Type.Integer({ minimum: 0 }) }),
}
const stream = { data: MessageEvent }
export const conversationPage = page({})
export const openConversation = { body: Strict({ sellerId: Id, orderId: Type.Optional(Id) }), data: Conversation }
export const messageThread = thread
export const sendMessage = send
export const readMessages = read
export const unreadMessages = unread
export const messageStream = stream
export const sellerConversationPage = page({})
export const sellerMessageThread = thread
export const sellerSendMessage = send
export const sellerReadMessages = read
export const sellerUnreadMessages = unread
export const sellerMessageStream = stream
/** Customer service sees the threads of disputed orders. */
export const staffConversationPage = page({ orderId: Type.Optional(Id) })
export const staffMessageThread = thread
export const staffSendMessage = send
export const staffReadMessages = read
