import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { type TProperties, Type } from 'typebox'
import { Id, Instant, Nullable, OneOf, PageNo, PageSize, Seq, Strict, Text, Uuid } from '../common.ts'
import { OrderState } from '../order/order-shapes.ts'
import { FileInfo } from '../site/file.ts'

const Author = OneOf(['buyer', 'seller', 'service', 'platform'])
/** `text` was written by a user; the storefront shows the others as events of the order. */
const Kind = OneOf(['text', 'opened', 'delivery'])
/** One message of a conversation. Its text is plain text and must not be rendered as HTML. */
export const Message = Type.Object({
  /** Counts up from 1 within its conversation. */
  seq: Type.Integer({ minimum: 1 }),
  author: Author,
  mine: Type.Boolean(),
  kind: Kind,
  text: Type.String(),
  /** Short-lived addresses. Load the conversation again when they expire. */
  attachments: Type.Array(FileInfo),
  /** Warnings to show: a link, or an offer to pay or meet outside the platform. */
  flags: Type.Array(OneOf(['link', 'off_platform'])),
  at: Instant,
})
export const Conversation = Type.Object({
  id: Id,
  seller: Type.Object({ id: Id, nickName: Type.String(), avatarUrl: Type.String(), online: Type.Boolean() }),
  buyer: Type.Object({ nickName: Type.String() }),
  /** The order of the conversation; null if a buyer asks before buying. */
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
  /** The `seq` up to which each side has read. */
  readUpTo: Type.Object({ buyer: Type.Integer({ minimum: 0 }), seller: Type.Integer({ minimum: 0 }) }),
})
/** The `data` of one event of the stream. Send its `id` as Last-Event-ID to resume. */
export const MessageEvent = Type.Object({
  /** `message`: a new message. `read`: a side has read further. `reset`: too many events were missed, load everything again. */
  what: OneOf(['message', 'read', 'hello', 'reset']),
  conversationId: Nullable(Id),
  message: Nullable(Message),
  readUpTo: Nullable(Type.Object({ buyer: Type.Integer({ minimum: 0 }), seller: Type.Integer({ minimum: 0 }) })),
  /** Unread messages of the user in all conversations. */
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
    /** Unread messages in all conversations. */
    unread: Type.Integer({ minimum: 0 }),
  }),
})
const thread = {
  ...id,
  query: Type.Object({
    /** Only messages older than this `seq`. Without it, the newest. */
    before: Type.Optional({ ...Seq, minimum: 1 }),
    /** Only messages newer than this `seq`, oldest first. */
    after: Type.Optional(Seq),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 30 })),
  }),
  data: Type.Object({
    conversation: Conversation,
    /** Oldest first. */
    messages: Type.Array(Message),
    /** True if there are more messages in the requested direction. */
    more: Type.Boolean(),
  }),
}
const send = {
  ...id,
  body: Strict({
    text: Type.Optional(Text(messageLimits.textLength)),
    /** Files of the catalogue order_attachment, uploaded by the sender. */
    fileIds: Type.Optional(Type.Array(Uuid, { maxItems: messageLimits.files, uniqueItems: true })),
    /** Makes sending idempotent: a message with a used key is not sent again. */
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
/** Staff see conversations about disputed orders. */
export const staffConversationPage = page({ orderId: Type.Optional(Id) })
export const staffMessageThread = thread
export const staffSendMessage = send
export const staffReadMessages = read
