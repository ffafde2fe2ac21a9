import { type WebhookTopic, webhookTopics } from '@tradepost/domain/webhook/webhook-topics'
import { type DeskContext, type Problem, type Refusal, refuse, textOf } from '../kernel/server.ts'

export interface TypedWebhook {
  url: string
  topics: WebhookTopic[]
}

/** Keeps every ticked topic in a refusal, which holds one value for each name. */
export const keepTopics = (form: FormData, refusal: Refusal): Refusal => ({
  ...refusal,
  values: { ...refusal.values, topics: form.getAll('topics').join(' ') },
})

/** The address and topics of a form, or what is missing of them. */
export function readWebhook({ t }: DeskContext, form: FormData): TypedWebhook | Refusal {
  const url = textOf(form, 'url').trim()
  const topics = webhookTopics.filter((topic) => form.getAll('topics').includes(topic))
  const problems: Problem[] = [
    ...(/^https?:\/\/\S+$/.test(url) ? [] : [{ code: 'data_error', message: t('webhooks.url-hint'), field: 'url' }]),
    ...(topics.length > 0 ? [] : [{ code: 'cannot_be_empty', message: t('webhooks.choose-one'), field: 'topics' }]),
  ]
  return problems.length > 0 ? keepTopics(form, refuse(problems, form)) : { url, topics }
}

export const isRefused = (result: object): result is Refusal => 'ok' in result && result.ok === false
