export { WebhookPage, type WebhookPageProps } from './webhook-page.tsx'
export { WebhooksPage, type WebhooksPageProps } from './webhooks-page.tsx'
