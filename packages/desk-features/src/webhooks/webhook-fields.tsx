import { webhookTopics } from '@tradepost/domain/webhook/webhook-topics'
import { useT } from '@tradepost/i18n/react'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { TextField } from '@tradepost/ui-kit/text-field'
import type { readRefusal } from '../kernel/index.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import * as css from './webhooks.css.ts'

interface WebhookFieldsProps {
  url: string
  topics: readonly string[]
  refusal: ReturnType<typeof readRefusal>
}

/** The address of a webhook, and what it is told about. */
export function WebhookFields({ url, topics, refusal }: WebhookFieldsProps) {
  const t = useT()
  const { topicName } = useWebhookWords()
  const chosen = refusal.value('topics')?.split(' ') ?? topics
  const problem = refusal.of('topics')
  return (
    <>
      <TextField
        id="url"
        name="url"
        type="url"
        dir="ltr"
        label={t('webhooks.url')}
        hint={t('webhooks.url-hint')}
        maxLength={500}
        autoComplete="off"
        defaultValue={refusal.value('url') ?? url}
        error={refusal.of('url')}
        required
      />
      <fieldset id="topics" className={css.topics} aria-describedby={problem ? 'topics-problem' : undefined}>
        <legend>{t('webhooks.topics')}</legend>
        {webhookTopics.map((topic) => (
          <Checkbox
            key={topic}
            name="topics"
            value={topic}
            label={topicName(topic)}
            defaultChecked={chosen.includes(topic)}
          />
        ))}
      </fieldset>
      {problem ? (
        <p id="topics-problem" className={css.wrong}>
          {problem}
        </p>
      ) : null}
    </>
  )
}
