import { Form } from '@remix-run/react'
import type { SellerOffer } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { Notice } from '@tradepost/ui-kit/notice'
import { IdentityFields, PageHead, Problems, readRefusal } from '../kernel/index.ts'
import * as css from './units.css.ts'

/** Asks for the password before all units of an offer are written into a file. */
export function ExportPage({ offer, result }: { offer: SellerOffer; result?: unknown }) {
  const t = useT()
  const refusal = readRefusal(result)
  return (
    <div className={css.narrow}>
      <PageHead title={t('desk.unit-export')} lead={offer.title} />
      <Notice tone="warning">
        {t('desk.unit-export-warning')} {t('desk.unit-export-files')}
      </Notice>
      <Card as="section" aria-label={t('desk.unit-export')}>
        {/* The answer is a file, so the browser itself sends the form. */}
        <Form method="post" reloadDocument noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <IdentityFields refusal={refusal} hint={t('desk.confirm-identity')} />
            <FormActions>
              <Button>{t('desk.unit-export-save')}</Button>
            </FormActions>
          </FormBody>
        </Form>
      </Card>
    </div>
  )
}
