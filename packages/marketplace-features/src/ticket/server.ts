export { loadContact, loadLink, loadTicket, loadTickets } from './load-tickets.ts'
export { replyByLink, replyToTicket, sendRequest } from './send-ticket.ts'
