import { dayMs } from '../time/durations.ts'

/** What a webhook can be told about. */
export const webhookTopics = ['order.changed', 'refund.changed', 'stock.changed', 'payout.changed'] as const
export type WebhookTopic = (typeof webhookTopics)[number]

/** Seconds between the attempts of a delivery; after the last one it has failed. */
export const webhookWaits = [10, 60, 300, 1800, 3600, 10_800, 21_600, 43_200, 86_400] as const
/** A webhook that only fails for so long is switched off. */
export const webhookPatienceMs = 3 * dayMs
/** Maximum number of webhooks of a shop. */
export const mostWebhooks = 10
/** Maximum number of events that one act repeats. */
export const mostReplays = 1000
/** Events stay for so long, and can be repeated meanwhile. */
export const webhookKeptDays = 30
