import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'

type Webhook = CallData<typeof calls.webhook.webhookDetail>

/** The names of topics and states. */
export function useWebhookWords() {
  const t = useT()
  const { instant } = useFormat()
  return {
    // A choice of words has no dots in its names.
    topicName: (topic: string) => t('webhooks.topic', { topic: topic.replace('.', '_') }),
    stateName({ state, failingSince, gaveUpAt }: Pick<Webhook, 'state' | 'failingSince' | 'gaveUpAt'>) {
      const shown = gaveUpAt ? 'gave_up' : state === 'off' ? 'off' : failingSince ? 'failing' : 'on'
      return t('webhooks.state', { state: shown, date: failingSince ? instant(failingSince) : '' })
    },
  }
}
