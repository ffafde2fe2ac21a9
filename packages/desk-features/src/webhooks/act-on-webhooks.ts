import { calls } from '@tradepost/contract'
import { type DeskContext, type DeskTools, withIdentity } from '../kernel/server.ts'
import { isRefused, keepTopics, readWebhook } from './read-webhook.ts'

/** The webhooks of the shop. */
export const loadWebhooks = async ({ api }: DeskContext) => ({ webhooks: (await api(calls.webhook.webhookList)).list })

/** Adds a webhook. The answer has its secret, which no other answer has. */
export async function actOnNewWebhook(context: DeskContext, form: FormData, tools: DeskTools) {
  const typed = readWebhook(context, form)
  if (isRefused(typed)) return typed
  const result = await withIdentity(context, form, tools, async () => {
    const { webhook, signingKey } = await context.api(calls.webhook.createWebhook, { body: typed })
    return { ok: true as const, added: webhook.id, signingKey }
  })
  return isRefused(result) ? keepTopics(form, result) : result
}
