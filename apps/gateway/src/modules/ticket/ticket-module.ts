import type { Implementation } from '../../platform/call/implement.ts'
import type { Deps } from '../../platform/deps.ts'
import { answerTicketCalls } from './answer-ticket.ts'
import { mergeTicketCall } from './merge-ticket.ts'
import { openTicketCall } from './open-ticket.ts'
import { ownTicketCalls, ticketLinkCalls } from './own-tickets.ts'
import { staffTicketCall } from './staff-ticket.ts'
import { ticketQueueCall } from './ticket-queue.ts'
import { ticketTemplateCalls } from './ticket-templates.ts'

/** Requests to support: of customers, of visitors, and the queue of the staff. */
export const ticketModule = (deps: Deps): Implementation[] => [
  openTicketCall(deps),
  ...ownTicketCalls(deps),
  ...ticketLinkCalls(deps),
  ticketQueueCall(deps),
  staffTicketCall(deps),
  ...answerTicketCalls(deps),
  mergeTicketCall(deps),
  ...ticketTemplateCalls(deps),
]
