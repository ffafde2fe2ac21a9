import { Form } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { IdentityProblems, IdentityStep, PageHead, readRefusal, useBusy, useFormKey } from '../kernel/index.ts'
import * as css from './invoices.css.ts'
import { type Party, PartyFields } from './party-fields.tsx'

export interface InvoicePartyPageProps {
  party: Party | null
  isShown: boolean
  countries: readonly { value: string; label: string }[]
  result?: unknown
}

/** The legal details of a seller, for invoices in the seller's name. */
export function InvoicePartyPage({ party, isShown, countries, result }: InvoicePartyPageProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy()
  const isDone = (result as { ok?: boolean } | undefined)?.ok === true
  const formKey = useFormKey(result, isDone)
  return (
    <div className={css.page}>
      <PageHead title={t('invoice.own')} lead={t('invoice.own-lead', { shown: String(isShown) })} />
      {isDone ? (
        <Notice tone="success" role="status">
          {t('invoice.saved')}
        </Notice>
      ) : null}
      <div className={css.form} key={formKey}>
        <Card>
          <Form method="post" noValidate>
            <FormBody>
              <p>{t('invoice.settings-lead')}</p>
              <IdentityProblems refusal={refusal} />
              <PartyFields party={party} countries={countries} refusal={refusal} />
              <IdentityStep refusal={refusal} side="seller" />
              <FormActions>
                <Button loading={busy}>{t('invoice.save')}</Button>
              </FormActions>
            </FormBody>
          </Form>
        </Card>
      </div>
    </div>
  )
}
