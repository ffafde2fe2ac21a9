import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './webhooks.css.ts'

/** Tells a webhook everything of a time again. Times are those of the person's zone. */
export function ReplayForm({ refusal }: { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const busy = useBusy('replay')
  const { timeZone } = useFormat()
  return (
    <Card as="section" aria-labelledby="replay">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="replay">{t('webhooks.range')}</h2>
          <p className={css.muted}>{t('webhooks.range-lead')}</p>
          <Problems refusal={refusal} />
          <input type="hidden" name="act" value="replay" />
          <input type="hidden" name="zone" value={timeZone} />
          {(['from', 'to'] as const).map((name) => (
            <TextField
              key={name}
              id={name}
              name={name}
              type="datetime-local"
              label={t(`webhooks.${name}`)}
              defaultValue={refusal.value(name)}
              error={refusal.of(name)}
              required
            />
          ))}
          <FormActions>
            <Button variant="secondary" loading={busy}>
              {t('webhooks.repeat')}
            </Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
