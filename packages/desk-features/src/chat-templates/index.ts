export { ChatTemplatesPage, type ChatTemplatesPageProps } from './chat-templates-page.tsx'
