export { EventPage, type EventPageProps } from './event-page.tsx'
export { EventsPage, type EventsPageProps } from './events-page.tsx'
export { PassEventPage, type PassEventPageProps } from './pass-event-page.tsx'
