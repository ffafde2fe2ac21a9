export { MessagesPage, type MessagesPageProps } from './messages-page.tsx'
