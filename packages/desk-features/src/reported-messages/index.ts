export { ReportedMessagePage, type ReportedMessagePageProps } from './reported-message-page.tsx'
export { ReportedMessagesPage, type ReportedMessagesPageProps } from './reported-messages-page.tsx'
