import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './orders.css.ts'

interface RefundFormProps {
  refund: CallData<typeof calls.seller.sellerOrderDetail>['afterSales']['refunds'][number]
  idempotencyKey: string
  result?: unknown
}

/** The buyer's request for a refund, with the two answers. */
export function RefundForm({ refund, idempotencyKey, result }: RefundFormProps) {
  const t = useT()
  const { instant } = useFormat()
  const refusal = readRefusal(result)
  const busy = useBusy('answer')
  return (
    <Card as="section" aria-labelledby="refund">
      <div className={css.section}>
        <h2 id="refund">{t('desk.refund-title')}</h2>
        <p className={css.muted}>{t('desk.refund-reason')}</p>
        <blockquote className={css.quote}>{refund.reason}</blockquote>
        <p>{t('desk.refund-until', { date: instant(refund.answerBy, 'dateTime') })}</p>
        <Form method="post" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <input type="hidden" name="act" value="answer" />
            <input type="hidden" name="key" value={idempotencyKey} />
            <TextArea
              id="text"
              name="text"
              label={t('desk.refund-text')}
              hint={t('desk.refund-text-hint')}
              maxLength={2000}
              defaultValue={refusal.value('text')}
              error={refusal.of('text')}
            />
            <FormActions>
              <Button name="answer" value="accept" loading={busy}>
                {t('desk.refund-accept')}
              </Button>
              <Button name="answer" value="refuse" variant="secondary" loading={busy}>
                {t('desk.refund-refuse')}
              </Button>
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}
