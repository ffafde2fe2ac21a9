import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { missingPieces } from '@tradepost/domain/order/order-rules'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>

interface RefundFormProps {
  order: Order
  refund: Order['afterSales']['refunds'][number]
  idempotencyKey: string
  result?: unknown
}

/** The buyer's request for a refund, with the answers: a part can be offered of what was delivered in full. */
export function RefundForm({ order, refund, idempotencyKey, result }: RefundFormProps) {
  const t = useT()
  const { instant, money } = useFormat()
  const total = money(order.total)
  const mayOffer = missingPieces(order) === 0
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
            {mayOffer ? (
              <TextField
                id="amount"
                name="amount"
                inputMode="decimal"
                label={t('desk.refund-amount', { currency: order.total.currency })}
                hint={t('desk.refund-amount-hint', { total })}
                defaultValue={refusal.value('amount')}
                error={refusal.of('amount')}
              />
            ) : null}
            <FormActions>
              <Button name="answer" value="accept" loading={busy}>
                {t('desk.refund-accept')}
              </Button>
              {mayOffer ? (
                <Button name="answer" value="offer" variant="secondary" loading={busy}>
                  {t('desk.refund-offer')}
                </Button>
              ) : null}
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
