import { languages } from '@tradepost/domain/language/languages'
import { ticketTemplateLimits } from '@tradepost/domain/ticket/ticket-template'
import { ticketLimits, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { Type } from 'typebox'
import { Ticket, TicketDetail, TicketMessage, TicketStateValue } from '../account/ticket.ts'
import { DeskPageNo, Id, Instant, Nothing, Nullable, OneOf, Page, PageSize, Strict, Text, Uuid } from '../common.ts'

const person = Type.Object({ id: Id, nickName: Type.String() })

export const QueuedTicket = Type.Object({
  ...Ticket.properties,
  language: OneOf(languages),
  /** Null for a visitor who was not signed in. */
  customer: Nullable(person),
  /** The address of such a visitor; null for customers, and after an erasure. */
  email: Nullable(Type.String()),
  owner: Nullable(person),
  /** When the answer is due; null unless the request is open. */
  dueAt: Nullable(Instant),
  late: Type.Boolean(),
})
const filters = {
  topic: Type.Optional(OneOf(ticketTopics)),
  language: Type.Optional(OneOf(languages)),
  owner: Type.Optional(OneOf(['me', 'nobody'])),
  /** The number of a request, or the beginning of an address or a name. */
  text: Type.Optional(Text(120)),
}
export const ticketQueue = {
  body: Strict({ state: Type.Optional(TicketStateValue), ...filters, pageNo: DeskPageNo, pageSize: PageSize }),
  data: Type.Object({
    ...Page(QueuedTicket).properties,
    /** How many there are in each state, whatever the filter. `late`: open ones whose answer is overdue. */
    counts: Type.Object({
      open: Type.Integer(),
      waiting: Type.Integer(),
      solved: Type.Integer(),
      late: Type.Integer(),
    }),
  }),
}

const ticket = Type.Object({ id: Id })
/** The version that was read; a request that has changed since is refused. */
const version = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

export const StaffTicket = Type.Object({
  ...QueuedTicket.properties,
  order: TicketDetail.properties.order,
  orderText: Type.String(),
  version,
  messages: Type.Array(
    Type.Object({
      ...TicketMessage.properties,
      /** Who of the staff wrote it; null for the customer. */
      by: Nullable(Type.String()),
    }),
  ),
  /** What the staff noted. Customers never see it. */
  notes: Type.Array(Type.Object({ id: Uuid, text: Type.String(), by: Type.String(), at: Instant })),
  /** The account with the address of a visitor. Nobody has proved that they are the same person. */
  sameAddress: Nullable(person),
  /** Other requests of the same customer or address, newest first, at most ten. */
  others: Type.Array(Type.Object({ ...Ticket.properties })),
  /** Where the conversation was moved to. */
  mergedInto: Nullable(Id),
  /** Members of the staff who may answer. */
  colleagues: Type.Array(person),
})
export const staffTicket = { params: ticket, data: StaffTicket }
export const assignTicket = { params: ticket, body: Strict({ ownerId: Nullable(Id), version }), data: Nothing }
export const answerTicket = {
  params: ticket,
  body: Strict({ text: Text(ticketLimits.text), solve: Type.Boolean(), version }),
  data: Type.Object({ state: TicketStateValue }),
}
export const noteTicket = { params: ticket, body: Strict({ text: Text(ticketLimits.note) }), data: Nothing }
export const setTicketState = {
  params: ticket,
  body: Strict({ state: OneOf(['open', 'solved']), version }),
  data: Nothing,
}
export const mergeTicket = { params: ticket, body: Strict({ into: Id, version }), data: Nothing }

export const TicketTemplate = Type.Object({
  id: Uuid,
  title: Type.String(),
  version,
  /** The text by language. */
  texts: Type.Record(Type.String(), Type.String()),
})
export const ticketTemplates = { data: Type.Object({ list: Type.Array(TicketTemplate) }) }
export const saveTicketTemplate = {
  body: Strict({
    /** Null for a new one, whose version is 0. */
    id: Nullable(Uuid),
    version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
    title: Text(ticketTemplateLimits.title),
    /** The text by language; at least one. */
    texts: Type.Record(Type.String({ pattern: `^(?:${languages.join('|')})$` }), Text(ticketTemplateLimits.text), {
      additionalProperties: false,
    }),
  }),
  data: Type.Object({ id: Uuid }),
}
export const removeTicketTemplate = { params: Type.Object({ id: Uuid }), data: Nothing }
