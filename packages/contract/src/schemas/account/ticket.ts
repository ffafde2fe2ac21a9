import { ticketLimits, ticketStates, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { Type } from 'typebox'
import { Email, Id, Instant, Nullable, OneOf, Page, PageNo, PageSize, Strict, Text, Uuid } from '../common.ts'
import { FileInfo } from '../site/file.ts'

export const TicketTopicValue = OneOf(ticketTopics)
export const TicketStateValue = OneOf(ticketStates)

/** One message of the conversation of customer and staff. */
export const TicketMessage = Type.Object({
  seq: Type.Integer(),
  author: OneOf(['customer', 'staff']),
  text: Type.String(),
  files: Type.Array(FileInfo),
  at: Instant,
})
export const Ticket = Type.Object({
  /** The number that mails name. */
  id: Id,
  topic: TicketTopicValue,
  state: TicketStateValue,
  /** The beginning of the first message. */
  excerpt: Type.String(),
  createdAt: Instant,
  lastAt: Instant,
})
export const TicketDetail = Type.Object({
  ...Ticket.properties,
  /** The customer's own order that it is about. */
  order: Nullable(Type.Object({ id: Id, title: Type.String() })),
  /** An order as a visitor named it. Nobody has checked it. */
  orderText: Type.String(),
  messages: Type.Array(TicketMessage),
})

/** Makes sending twice one message. */
const sendKey = Uuid
const files = Type.Optional(Type.Array(Uuid, { maxItems: ticketLimits.files }))
const words = Text(ticketLimits.text)

export const openTicket = {
  body: Strict({
    topic: TicketTopicValue,
    text: words,
    sendKey,
    /** One of the customer's own orders. */
    orderId: Type.Optional(Id),
    /** An order as a visitor names it. */
    orderText: Type.Optional(Text(ticketLimits.order)),
    /** Where a visitor reads the answer. Ignored for a signed-in customer. */
    email: Type.Optional(Email),
    /** Files that the customer has uploaded to the catalogue `order_attachment`. */
    fileIds: files,
  }),
  data: Type.Object({ id: Id }),
}
export const ticketList = {
  body: Strict({ pageNo: PageNo, pageSize: PageSize }),
  data: Page(Ticket),
}
export const ticketDetail = { params: Type.Object({ id: Id }), data: TicketDetail }
export const writeToTicket = {
  params: Type.Object({ id: Id }),
  body: Strict({ text: words, sendKey, fileIds: files }),
  data: TicketDetail,
}
/** 256 random bits. */
const token = Text(100, 1)
export const readTicketLink = { body: Strict({ token }), data: TicketDetail }
export const writeByTicketLink = { body: Strict({ token, text: words, sendKey }), data: TicketDetail }
