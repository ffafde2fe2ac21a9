import { call } from '../../call.ts'
import type * as s from '../../schemas/account/ticket.ts'

const root = '/operation/ticket'
const buyer = { auth: 'buyer', tag: 'extension', errors: ['unauthorized'] } as const
const link = { auth: 'none', tag: 'extension', method: 'POST' } as const
const written = ['message_empty', 'rate_limited'] as const

export const openTicket = call<typeof s.openTicket>({
  auth: 'optional',
  tag: 'extension',
  method: 'POST',
  path: root,
  summary:
    'Sends a request to support. A signed-in customer finds it in the account, anybody else by the link of a mail.',
  errors: [...written, 'email_format', 'not_found', 'bad_request', 'conflict'],
})
export const ticketList = call<typeof s.ticketList>({
  ...buyer,
  reads: true,
  method: 'POST',
  path: `${root}/list`,
  summary: "Returns a page of the customer's own requests, most recent first.",
})
export const ticketDetail = call<typeof s.ticketDetail>({
  ...buyer,
  method: 'GET',
  path: `${root}/{id}`,
  summary: "Returns one of the customer's own requests with its conversation.",
  errors: [...buyer.errors, 'not_found'],
})
export const writeToTicket = call<typeof s.writeToTicket>({
  ...buyer,
  method: 'POST',
  path: `${root}/{id}/write`,
  summary: "Adds a message to one of the customer's own requests. One that was solved is open again.",
  errors: [...buyer.errors, ...written, 'not_found', 'state_conflict'],
})
export const readTicketLink = call<typeof s.readTicketLink>({
  ...link,
  reads: true,
  path: `${root}/link/read`,
  summary: 'Returns the request of a visitor by the token of a mailed link.',
  errors: ['not_found', 'rate_limited'],
})
export const writeByTicketLink = call<typeof s.writeByTicketLink>({
  ...link,
  path: `${root}/link/write`,
  summary: 'Adds a message to the request of a visitor by the token of a mailed link.',
  errors: [...written, 'not_found'],
})
