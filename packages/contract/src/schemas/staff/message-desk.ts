import {
  messageActs,
  messageOutcomes,
  messageReasons,
  mostReportNote,
} from '@tradepost/domain/message/message-moderation'
import { Type } from 'typebox'
import { Message } from '../account/messages.ts'
import { DeskPageNo, Id, Instant, Nullable, OneOf, Page, PageSize, Seq, Strict, Text } from '../common.ts'

const party = Type.Object({ id: Id, nickName: Type.String() })
/** A report of a message, without the message. */
const ReportedMessage = Type.Object({
  id: Id,
  conversationId: Id,
  /** The number of the message in its conversation. */
  seq: Type.Integer({ minimum: 1 }),
  /** The side that reports it. The other one wrote it. */
  side: OneOf(['buyer', 'seller']),
  reason: OneOf(messageReasons),
  createdAt: Instant,
  buyer: party,
  seller: party,
  orderId: Nullable(Id),
  /** How it ended; null while it waits. */
  outcome: Nullable(OneOf(messageOutcomes)),
  decidedAt: Nullable(Instant),
  /** Why the message is hidden now; null if it is shown. */
  removedFor: Message.properties.removedFor,
})
export const reportedMessagePage = {
  body: Strict({
    state: Type.Optional(OneOf(['open', 'decided'])),
    pageNo: DeskPageNo,
    pageSize: PageSize,
  }),
  data: Page(ReportedMessage),
}
export const reportedMessage = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** The messages around this one; by default around the reported one. */
    around: Type.Optional({ ...Seq, minimum: 1 }),
  }),
  data: Type.Object({
    report: Type.Object({ ...ReportedMessage.properties, note: Type.String() }),
    /** Oldest first, with the text and files of those that are hidden. */
    messages: Type.Array(Type.Object({ ...Message.properties, isReported: Type.Boolean() })),
    /** True if there are older messages, and newer ones. */
    older: Type.Boolean(),
    newer: Type.Boolean(),
  }),
}
export const moderateMessage = {
  params: Type.Object({ id: Id }),
  body: Strict({
    /** The message, reported or not, that a buyer or seller wrote in this conversation. */
    seq: { ...Seq, minimum: 1 },
    act: OneOf(messageActs),
    /** Required to hide a message and to warn. */
    reason: Type.Optional(OneOf(messageReasons)),
    /** Words in the mail of a warning. */
    text: Type.Optional(Text(mostReportNote)),
  }),
  data: Type.Object({ removedFor: Message.properties.removedFor }),
}
