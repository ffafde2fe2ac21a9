import type { TicketDetail } from '@tradepost/contract'
import { dayMs, hourMs } from '@tradepost/domain/time/durations'
import type { Handlers } from '../../fake-call.ts'
import { later } from '../../later.ts'
import { page } from '../../present.ts'
import { refuse } from '../../refuse.ts'
import type { FakeState } from '../../state.ts'

const ticketsByState = new WeakMap<FakeState, TicketDetail[]>()
/** The token of the link that opens the request of a visitor. */
export const ticketToken = 'visitor'
export const ticketIds = { waiting: '41000001', solved: '41000002', visitor: '41000003' }

/** The requests of the buyer, newest first, and the one of a visitor. */
function ticketsOf(state: FakeState): TicketDetail[] {
  const cached = ticketsByState.get(state)
  if (cached) return cached
  const made = (id: string, more: Partial<TicketDetail>, texts: readonly string[]): TicketDetail => ({
    ...{ id, topic: 'order', state: 'waiting', excerpt: texts[0] ?? '', order: null, orderText: '' },
    ...{ createdAt: later(state, -dayMs), lastAt: later(state, -hourMs) },
    messages: texts.map((text, n) => ({
      ...{ seq: n + 1, author: n % 2 === 0 ? 'customer' : 'staff', text, files: [] },
      at: later(state, n * hourMs - dayMs),
    })),
    ...more,
  })
  const [order] = state.orders
  const tickets = [
    made(ticketIds.waiting, { order: order ? { id: order.id, title: order.title } : null }, [
      'The seller does not answer since yesterday. What can I do?',
      'You can ask for a refund on the page of the order. We have written to the seller, too.',
    ]),
    made(ticketIds.solved, { topic: 'account', state: 'solved' }, ['I lost my phone.', 'You can sign in again now.']),
    made(ticketIds.visitor, { topic: 'payment', orderText: '4711' }, ['I paid twice.', 'One payment goes back today.']),
  ]
  ticketsByState.set(state, tickets)
  return tickets
}
const isOwn = ({ id }: TicketDetail) => id !== ticketIds.visitor

function write(state: FakeState, ticket: TicketDetail | undefined, text: string): TicketDetail {
  if (!ticket) return refuse('not_found', 'id')
  if (!text.trim()) refuse('message_empty', 'text')
  const at = state.now().toISOString()
  ticket.messages.push({ seq: ticket.messages.length + 1, author: 'customer', text, files: [], at })
  ticket.state = 'open'
  ticket.lastAt = at
  return ticket
}

function byToken(state: FakeState, token: string): TicketDetail {
  const found = token === ticketToken ? ticketsOf(state).find((one) => !isOwn(one)) : undefined
  return found ?? refuse('not_found', 'token')
}

export const ticket: Handlers<'ticket'> = {
  openTicket({ body }, { state }) {
    if (!body.text.trim()) refuse('message_empty', 'text')
    if (!state.signedIn && !body.email?.includes('@')) refuse('email_format', 'email')
    const order = state.orders.find(({ id }) => id === body.orderId)
    if (body.orderId && !order) refuse('not_found', 'orderId')
    const at = state.now().toISOString()
    const id = String(41_000_001 + ticketsOf(state).length)
    ticketsOf(state).unshift({
      ...{ id, topic: body.topic, state: 'open', excerpt: body.text, createdAt: at, lastAt: at },
      ...{ order: order ? { id: order.id, title: order.title } : null, orderText: body.orderText ?? '' },
      messages: [{ seq: 1, author: 'customer', text: body.text, files: [], at }],
    })
    return { id }
  },
  ticketList: ({ body = {} }, { state }) => page(ticketsOf(state).filter(isOwn), body),
  ticketDetail: ({ params: { id } }, { state }) =>
    ticketsOf(state).find((one) => one.id === id && isOwn(one)) ?? refuse('not_found', 'id'),
  writeToTicket: ({ params: { id }, body }, { state }) =>
    write(
      state,
      ticketsOf(state).find((one) => one.id === id && isOwn(one)),
      body.text,
    ),
  readTicketLink: ({ body: { token } }, { state }) => byToken(state, token),
  writeByTicketLink: ({ body: { token, text } }, { state }) => write(state, byToken(state, token), text),
}
