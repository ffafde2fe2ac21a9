import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { RatesPageProps } from './rates-page.tsx'

/** Sets how old a rate may be. */
export function RateAgeForm({ rates: { maxAgeDays }, result }: RatesPageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'age' ? result : undefined)
  const busy = useBusy('age')
  return (
    <Card as="section" aria-labelledby="rate-age">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="rate-age">{t('rates.age')}</h2>
          <p>{t('rates.age-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="age" />
          <TextField
            id="days"
            name="days"
            label={t('rates.days')}
            hint={t('rates.days-hint')}
            inputMode="numeric"
            defaultValue={refusal.value('days') ?? (maxAgeDays === null ? '' : String(maxAgeDays))}
            error={refusal.of('days')}
          />
          <IdentityStep refusal={refusal} side="staff" prefix="age-" />
          <FormActions>
            <Button loading={busy}>{t('rates.save')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
