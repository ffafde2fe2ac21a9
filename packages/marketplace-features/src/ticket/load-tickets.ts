import { isApiError } from '@tradepost/api-client'
import { calls, type TicketDetail } from '@tradepost/contract'
import { type TicketTopic, ticketTopics } from '@tradepost/domain/ticket/tickets'
import { isId } from '@tradepost/domain/typed/id'
import { wholeNumber } from '@tradepost/domain/typed/whole-number'
import type { FeatureContext } from '../kernel/server.ts'
import { pageMeta } from '../page/server.ts'

const mostOrders = 50
const numberShape = /^\d{8}$/

/** The form of a new request. A signed-in customer chooses one of the newest own orders. */
export async function loadContact(ctx: FeatureContext) {
  const { searchParams } = ctx.url
  const sent = searchParams.get('sent') ?? ''
  const topic: TicketTopic | null = ticketTopics.find((one) => one === searchParams.get('topic')) ?? null
  const orders = ctx.signedIn
    ? await ctx.beside(ctx.api(calls.order.orderPage, { body: { pageNo: 1, pageSize: mostOrders } }))
    : null
  return {
    signedIn: ctx.signedIn,
    orders: (orders?.list ?? []).map(({ id, title }) => ({ id, title })),
    topic,
    order: searchParams.get('order') ?? '',
    /** The number of the request that a visitor has just sent. */
    sent: numberShape.test(sent) ? sent : null,
    sendKey: crypto.randomUUID(),
    meta: pageMeta(ctx, ctx.t('requests.title'), ctx.t('requests.lead')),
  }
}

const own = (ctx: FeatureContext, title: string) => ({
  title,
  description: ctx.t('requests.mine-lead'),
  robots: 'noindex',
})

/** A page of the customer's own requests. */
export async function loadTickets(ctx: FeatureContext) {
  const pageNo = wholeNumber(ctx.url.searchParams.get('page'), { min: 1, max: 1000 }) ?? 1
  return {
    page: await ctx.api(calls.ticket.ticketList, { body: { pageNo, pageSize: 10 } }),
    meta: own(ctx, ctx.t('requests.mine')),
  }
}

/** One of the customer's own requests. */
export async function loadTicket(ctx: FeatureContext, id: string) {
  const ticket = await ctx.api(calls.ticket.ticketDetail, { params: { id: isId(id) ? id : '0' } })
  return { ticket, sendKey: crypto.randomUUID(), meta: own(ctx, ctx.t('requests.number', { number: ticket.id })) }
}

/** The request that a mailed link opens; null if the link no longer works. */
export async function loadLink(ctx: FeatureContext) {
  const token = ctx.url.searchParams.get('token')?.slice(0, 100) ?? ''
  let ticket: TicketDetail | null = null
  try {
    if (token) ticket = await ctx.api(calls.ticket.readTicketLink, { body: { token } })
  } catch (error) {
    if (!isApiError(error) || error.code !== 'not_found') throw error
  }
  const title = ticket ? ctx.t('requests.number', { number: ticket.id }) : ctx.t('requests.link-gone-title')
  return { token, ticket, sendKey: crypto.randomUUID(), meta: own(ctx, title) }
}
