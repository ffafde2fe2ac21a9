export { TicketPage, type TicketPageProps } from './ticket-page.tsx'
export { TicketTemplatesPage, type TicketTemplatesPageProps } from './ticket-templates-page.tsx'
export { TicketsPage, type TicketsPageProps } from './tickets-page.tsx'
