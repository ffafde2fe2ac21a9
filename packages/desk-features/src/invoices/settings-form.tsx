import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { Select } from '@tradepost/ui-kit/select'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { IdentityProblems, IdentityStep, readRefusal, useBusy } from '../kernel/index.ts'
import type { InvoicesPageProps } from './invoices-page.tsx'
import { PartyFields } from './party-fields.tsx'

const sellers = ['company', 'seller'] as const

/** Who sells, and the legal details of the company. */
export function SettingsForm({ settings, isStated, countries, result }: InvoicesPageProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy()
  return (
    <Card as="section" aria-labelledby="invoice-settings">
      <Form method="post" noValidate>
        <FormBody>
          <h2 id="invoice-settings">{t('invoice.settings')}</h2>
          <p>{t('invoice.settings-lead')}</p>
          {isStated ? null : <Notice tone="warning">{t('invoice.unstated', { name: settings.name })}</Notice>}
          <IdentityProblems refusal={refusal} />
          <Select
            id="soldBy"
            name="soldBy"
            label={t('invoice.sold-by-label')}
            defaultValue={refusal.value('soldBy') ?? settings.soldBy}
            options={sellers.map((value) => ({ value, label: t('invoice.sold-by', { who: value }) }))}
          />
          <PartyFields party={settings} countries={countries} refusal={refusal} />
          <TextArea
            id="note"
            name="note"
            label={t('invoice.note')}
            maxLength={500}
            defaultValue={refusal.value('note') ?? settings.note}
            error={refusal.of('note')}
          />
          <IdentityStep refusal={refusal} side="staff" />
          <FormActions>
            <Button loading={busy}>{t('invoice.save')}</Button>
          </FormActions>
        </FormBody>
      </Form>
    </Card>
  )
}
