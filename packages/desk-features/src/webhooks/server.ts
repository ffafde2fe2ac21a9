export { actOnWebhook, loadWebhook } from './act-on-webhook.ts'
export { actOnNewWebhook, loadWebhooks } from './act-on-webhooks.ts'
