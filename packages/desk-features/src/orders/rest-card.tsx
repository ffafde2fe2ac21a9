import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { textLimits } from '@tradepost/domain/typed/text-limits'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Dialog } from '@tradepost/ui-kit/dialog'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { useState } from 'react'
import { Problems, readRefusal } from '../kernel/index.ts'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>

interface RestCardProps {
  order: Order
  rest: NonNullable<Order['rest']>
  idempotencyKey: string
  result?: unknown
}

/** Refunds the pieces that the seller cannot deliver, some or all, after a second look at their number and the amount. */
export function RestCard({ order, rest, idempotencyKey, result }: RestCardProps) {
  const t = useT()
  const { money } = useFormat()
  const [isAsking, setIsAsking] = useState(false)
  const refusal = readRefusal(result)
  const own = refusal.value('act') === 'refund-rest' ? refusal : readRefusal(undefined)
  const close = () => setIsAsking(false)
  const isWhole = order.deliveredQuantity === 0
  const isRequested = order.state === 'refund_requested'
  const label = t(isWhole ? 'desk.cannot-refund' : 'desk.rest-refund')
  return (
    <Card as="section" aria-labelledby="rest">
      <div className={css.section}>
        <h2 id="rest">{t(isWhole ? 'desk.cannot-title' : 'desk.rest-title')}</h2>
        <Problems refusal={own} />
        {isWhole ? null : <p>{t('desk.deliver-rest', { done: order.deliveredQuantity, all: order.quantity })}</p>}
        <p className={css.muted}>{t(isWhole ? 'desk.cannot-lead' : 'desk.rest-lead')}</p>
        {isRequested ? <p>{t('desk.rest-answers')}</p> : null}
        <FormBody>
          <FormActions>
            <Button type="button" variant="secondary" onClick={() => setIsAsking(true)}>
              {label}
            </Button>
          </FormActions>
        </FormBody>
        <Dialog
          open={isAsking}
          onClose={close}
          title={label}
          closeLabel={t('desk.close')}
          footer={
            <>
              <Button type="button" variant="secondary" onClick={close}>
                {t('desk.cancel')}
              </Button>
              <Button form="refund-rest" name="act" value="refund-rest">
                {label}
              </Button>
            </>
          }
        >
          <Form method="post" id="refund-rest" onSubmit={close}>
            <input type="hidden" name="key" value={`${idempotencyKey}-rest`} />
            <input type="hidden" name="missing" value={rest.pieces} />
            <p>
              {isWhole
                ? t('desk.cannot-ask', { amount: money(rest.amount) })
                : t('desk.rest-ask', { pieces: rest.pieces, amount: money(rest.amount) })}
            </p>
            {isRequested ? (
              <TextArea
                id="rest-text"
                name="rest-text"
                label={t('desk.part-text')}
                maxLength={textLimits.refundReason}
              />
            ) : null}
          </Form>
        </Dialog>
      </div>
    </Card>
  )
}
