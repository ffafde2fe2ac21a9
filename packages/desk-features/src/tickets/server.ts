export { actOnTicket } from './act-on-ticket.ts'
export { actOnTicketTemplates } from './act-on-ticket-templates.ts'
export { countOpenTickets, loadQueue, loadTicket, loadTicketTemplates } from './load-tickets.ts'
