import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { useBusy } from '../kernel/index.ts'
import * as css from './push.css.ts'

/** The topics of which a person is notified, of those that the role allows. */
export function TopicChoices({ topics }: { topics: CallData<typeof calls.push.pushSettings>['topics'] }) {
  const t = useT()
  const busy = useBusy('topics')
  return (
    <Form method="post">
      <FormBody>
        <h2 id="topics">{t('push.topics')}</h2>
        <p className={css.muted}>{t('push.topics-lead')}</p>
        <input type="hidden" name="act" value="topics" />
        {topics.map(({ topic, isOn }) => (
          <Checkbox
            key={topic}
            name="topic"
            value={topic}
            label={t('push.topic', { topic })}
            hint={t('push.topic-about', { topic })}
            defaultChecked={isOn}
          />
        ))}
        <FormActions>
          <Button variant="secondary" loading={busy}>
            {t('push.save')}
          </Button>
        </FormActions>
      </FormBody>
    </Form>
  )
}
