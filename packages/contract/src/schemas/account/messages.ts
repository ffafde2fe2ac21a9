import { messageLimits } from '@tradepost/domain/limits/message-limits'
import { messageReasons, mostReportNote } from '@tradepost/domain/message/message-moderation'
import { type TProperties, Type } from 'typebox'
import {
  DeskPageNo,
  Id,
  Instant,
  Nothing,
  Nullable,
  OneOf,
  PageNo,
  PageSize,
  Seq,
  Strict,
  Text,
  Uuid,
} from '../common.ts'
import { OrderState } from '../order/order-shapes.ts'
import { FileInfo } from '../site/file.ts'

const Author = OneOf(['buyer', 'seller', 'service', 'platform'])
/** A user wrote a message of the kind `text`. The storefront shows other kinds as events of the order. */
const Kind = OneOf(['text', 'opened', 'delivery'])
/** One message of a conversation. `text` is plain text and must not be rendered as HTML. */
export const Message = Type.Object({
  /** Number of the message in its conversation, from 1. */
  seq: Type.Integer({ minimum: 1 }),
  author: Author,
  mine: Type.Boolean(),
  kind: Kind,
  text: Type.String(),
  /** Files with short-lived URLs. Load the conversation again after a URL has expired. */
  attachments: Type.Array(FileInfo),
  /** Warnings to show. `link`: the text has a link. `off_platform`: a proposal to pay or meet outside the platform. */
  flags: Type.Array(OneOf(['link', 'off_platform'])),
  /** Why the shop removed the message; null if it did not. Buyers and sellers then get neither its text nor its files. */
  removedFor: Nullable(OneOf(messageReasons)),
  at: Instant,
})
export const Conversation = Type.Object({
  id: Id,
  seller: Type.Object({ id: Id, nickName: Type.String(), avatarUrl: Type.String(), online: Type.Boolean() }),
  buyer: Type.Object({ nickName: Type.String() }),
  /** The order that the conversation is about; null for questions before a purchase. */
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
  /** The `seq` of the last message that each side has read. */
  readUpTo: Type.Object({ buyer: Type.Integer({ minimum: 0 }), seller: Type.Integer({ minimum: 0 }) }),
})
/** The `data` of one event of the stream. To resume, send the `id` of the last event as Last-Event-ID. */
export const MessageEvent = Type.Object({
  /**
   * `hello`: the stream has started. `message`: a new message, or one that was removed or is shown again. `read`: the buyer or the seller has read more messages.
   * `reset`: the client missed too many events and must load the conversation again.
   */
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
    /** Return only messages older than this `seq`; by default the newest messages. */
    before: Type.Optional({ ...Seq, minimum: 1 }),
    /** Return only messages newer than this `seq`, oldest first. */
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
    /** Files that the sender has uploaded to the catalogue `order_attachment`. */
    fileIds: Type.Optional(Type.Array(Uuid, { maxItems: messageLimits.files, uniqueItems: true })),
    /** Idempotency key: a second message with the same key is not sent. */
    sendKey: Type.Optional(Uuid),
  }),
  data: Message,
}
const read = {
  ...id,
  body: Strict({ upTo: Seq }),
  data: Type.Object({ unread: Type.Integer({ minimum: 0 }) }),
}
const report = {
  ...id,
  body: Strict({
    /** The message, which the other side wrote. */
    seq: { ...Seq, minimum: 1 },
    reason: OneOf(messageReasons),
    note: Type.Optional(Text(mostReportNote)),
  }),
  data: Nothing,
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
export const reportMessage = report
export const unreadMessages = unread
export const messageStream = stream
/** With an order, only the conversation about it. */
export const sellerConversationPage = page({ pageNo: DeskPageNo, orderId: Type.Optional(Id) })
export const sellerMessageThread = thread
export const sellerSendMessage = send
export const sellerReadMessages = read
export const sellerReportMessage = report
export const sellerUnreadMessages = unread
export const sellerMessageStream = stream
/** Staff see conversations about disputed orders. */
export const staffConversationPage = page({ pageNo: DeskPageNo, orderId: Type.Optional(Id) })
export const staffMessageThread = thread
export const staffSendMessage = send
export const staffReadMessages = read
