import { calls } from '@tradepost/contract'
import { languages } from '@tradepost/domain/language/languages'
import { ticketStates, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { isId } from '@tradepost/domain/typed/id'
import { type DeskContext, pageNoOf } from '../kernel/server.ts'

const owners = ['me', 'nobody'] as const
const mostTyped = 120

/** A page of the queue. Whoever searches finds requests in every state, unless they choose one. */
export async function loadQueue({ api, url }: DeskContext) {
  const chosen = <T extends string>(name: string, choices: readonly T[]): T | null =>
    choices.find((one) => one === url.searchParams.get(name)) ?? null
  const text = (url.searchParams.get('text') ?? '').trim().slice(0, mostTyped)
  const state = chosen('state', ticketStates) ?? (text ? null : ('open' as const))
  const filter = {
    ...{ state, topic: chosen('topic', ticketTopics), language: chosen('language', languages) },
    ...{ owner: chosen('owner', owners), text },
  }
  const given = Object.fromEntries(Object.entries(filter).filter(([, value]) => value))
  return {
    filter,
    queue: await api(calls.ticketDesk.ticketQueue, { body: { ...given, pageNo: pageNoOf(url), pageSize: 25 } }),
  }
}

/** A request with the templates for its answer. */
export async function loadTicket({ api }: DeskContext, id: string) {
  const [ticket, { list: templates }] = await Promise.all([
    api(calls.ticketDesk.staffTicket, { params: { id: isId(id) ? id : '0' } }),
    api(calls.ticketDesk.ticketTemplates),
  ])
  return { ticket, templates }
}

export const loadTicketTemplates = ({ api }: DeskContext) => api(calls.ticketDesk.ticketTemplates)

/** How many requests are open; 0 for a role that may not see them. A page works without the number. */
export async function countOpenTickets({ api, staff }: DeskContext): Promise<number> {
  if (!staff?.permissions.includes('ticket.view')) return 0
  return api(calls.ticketDesk.ticketQueue, { body: { state: 'open', pageSize: 1 } }).then(
    ({ counts }) => counts.open,
    () => 0,
  )
}
