import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { Problems, type readRefusal, useBusy } from '../kernel/index.ts'

const kinds = ['price', 'show', 'hide'] as const

/** Plans one change. Only another price needs an amount. */
export function PlanForm({ refusal }: { refusal: ReturnType<typeof readRefusal> }) {
  const t = useT()
  const { timeZone } = useFormat()
  const busy = useBusy()
  const [kind, setKind] = useState(refusal.value('kind') ?? 'price')
  return (
    <Card as="section" aria-labelledby="add-plan">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="add-plan">{t('offerPlans.add')}</h2>
          <Problems refusal={refusal} />
          <input type="hidden" name="zone" value={timeZone} />
          <Select
            id="kind"
            name="kind"
            label={t('offerPlans.kind')}
            value={kind}
            onChange={(event) => setKind(event.target.value)}
            options={kinds.map((one) => ({ value: one, label: t('offerPlans.kinds', { kind: one }) }))}
          />
          {kind === 'price' ? (
            <TextField
              id="priceMinor"
              name="priceMinor"
              inputMode="decimal"
              label={t('offerPlans.price')}
              defaultValue={refusal.value('priceMinor') ?? ''}
              error={refusal.of('priceMinor')}
              required
            />
          ) : null}
          <TextField
            id="at"
            name="at"
            type="datetime-local"
            label={t('offerPlans.at')}
            hint={t('offerPlans.at-hint', { zone: timeZone })}
            defaultValue={refusal.value('at') ?? ''}
            error={refusal.of('at')}
            required
          />
          <FormActions>
            <Button loading={busy}>{t('offerPlans.plan')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
