export { ContactPage, type ContactPageProps } from './contact-page.tsx'
export { LinkPage, type LinkPageProps } from './link-page.tsx'
export { TicketPage, type TicketPageProps } from './ticket-page.tsx'
export { TicketsPage, type TicketsPageProps } from './tickets-page.tsx'
