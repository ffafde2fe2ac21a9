import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Select } from '@tradepost/ui-kit/select'
import { TextField } from '@tradepost/ui-kit/text-field'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import { ofPass } from './of-pass.ts'
import type { TaxesPageProps } from './taxes-page.tsx'

/** Adds a rate of a country. */
export function RateForm({ settings, countries, categories, idempotencyKey, result }: TaxesPageProps) {
  const t = useT()
  const refusal = readRefusal(readRefusal(result).value('act') === 'add' ? result : undefined)
  const busy = useBusy('add')
  const today = new Date().toISOString().slice(0, 10)
  return (
    <Card as="section" aria-labelledby="add-rate">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="add-rate">{t('tax.add')}</h2>
          <IdentityProblems refusal={refusal} />
          <input type="hidden" name="act" value="add" />
          <input type="hidden" name="key" value={idempotencyKey} />
          <Select
            id="country"
            name="country"
            label={t('tax.country')}
            defaultValue={refusal.value('country') ?? settings?.country ?? countries[0]?.value}
            error={refusal.of('country')}
            options={countries}
          />
          <Select
            id="categoryId"
            name="categoryId"
            label={t('tax.goods')}
            defaultValue={refusal.value('categoryId') ?? ''}
            options={[
              { value: '', label: t('tax.every-category') },
              { value: ofPass, label: t('tax.pass') },
              ...categories.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <TextField
            id="percent"
            name="percent"
            label={t('tax.percent')}
            inputMode="decimal"
            defaultValue={refusal.value('percent') ?? ''}
            error={refusal.of('percent')}
            required
          />
          <TextField
            id="startsAt"
            name="startsAt"
            type="date"
            label={t('tax.from')}
            defaultValue={refusal.value('startsAt') ?? today}
            error={refusal.of('startsAt')}
            required
          />
          <IdentityStep refusal={refusal} side="staff" prefix="add-" />
          <FormActions>
            <Button loading={busy}>{t('tax.add')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
