import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Checkbox } from '@tradepost/ui-kit/checkbox'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { useState } from 'react'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { RatesPageProps } from './rates-page.tsx'

const changes = ['set', 'back'] as const

/** Sets a rate of the shop's own, or gives a currency back to the rates of the installation. */
export function SetRateForm({ rates: { list }, idempotencyKey, result }: RatesPageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'set' ? result : undefined)
  const busy = useBusy('set')
  const [currency, setCurrency] = useState(refusal.value('currency') ?? list[0]?.currency ?? '')
  const isOwn = list.some((rate) => rate.currency === currency && rate.source === 'staff')
  const [change, setChange] = useState(refusal.value('change') === 'back' ? 'back' : 'set')
  const isBack = isOwn && change === 'back'
  return (
    <Card as="section" aria-labelledby="set-rate">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="set-rate">{t('rates.set')}</h2>
          <p>{t('rates.set-lead')}</p>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="set" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <Select
            id="currency"
            name="currency"
            label={t('rates.currency')}
            value={currency}
            onChange={(event) => setCurrency(event.currentTarget.value)}
            options={list.map((rate) => ({ value: rate.currency, label: rate.currency }))}
          />
          {isOwn ? (
            <Select
              id="change"
              name="change"
              label={t('rates.change')}
              value={change}
              onChange={(event) => setChange(event.currentTarget.value)}
              options={changes.map((value) => ({ value, label: t('rates.change-to', { change: value }) }))}
            />
          ) : null}
          {isBack ? null : (
            <TextField
              id="perUsd"
              name="perUsd"
              label={t('rates.rate')}
              inputMode="decimal"
              defaultValue={refusal.value('perUsd')}
              error={refusal.of('perUsd')}
              required
            />
          )}
          {!isBack && (refusal.codes.includes('rate_far') || refusal.value('evenIfFar')) ? (
            <Checkbox name="evenIfFar" label={t('rates.far')} defaultChecked={Boolean(refusal.value('evenIfFar'))} />
          ) : null}
          <TextField
            id="reason"
            name="reason"
            label={t('rates.reason')}
            maxLength={500}
            defaultValue={refusal.value('reason')}
            error={refusal.of('reason')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t('rates.set')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
