import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { missingPieces } from '@tradepost/domain/order/order-rules'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { FormActions, FormBody } from '@tradepost/ui-kit/form'
import { TextArea } from '@tradepost/ui-kit/text-area'
import { TextField } from '@tradepost/ui-kit/text-field'
import { Problems, readRefusal, useBusy } from '../kernel/index.ts'
import * as css from './orders.css.ts'

interface DeliverFormProps {
  order: CallData<typeof calls.seller.sellerOrderDetail>
  idempotencyKey: string
  result?: unknown
}

/** Sends the buyer what they bought, all pieces at once or some of them. */
export function DeliverForm({ order, idempotencyKey, result }: DeliverFormProps) {
  const t = useT()
  const refusal = readRefusal(result)
  const busy = useBusy('deliver')
  const rest = missingPieces(order)
  return (
    <Card as="section" aria-labelledby="deliver">
      <div className={css.section}>
        <h2 id="deliver">{t('desk.deliver-title')}</h2>
        <p className={css.muted}>{t('desk.deliver-lead')}</p>
        <Form method="post" noValidate>
          <FormBody>
            <Problems refusal={refusal} />
            <input type="hidden" name="act" value="deliver" />
            <input type="hidden" name="key" value={idempotencyKey} />
            <input type="hidden" name="most" value={rest} />
            <TextArea
              id="delivery"
              name="delivery"
              label={t('desk.deliver-text')}
              rows={6}
              maxLength={8000}
              autoComplete="off"
              spellCheck={false}
              error={refusal.of('delivery')}
              required
            />
            {order.quantity > 1 ? (
              <TextField
                id="pieces"
                name="pieces"
                inputMode="numeric"
                label={t('desk.deliver-pieces')}
                hint={t('desk.deliver-rest', { done: order.deliveredQuantity, all: order.quantity })}
                defaultValue={refusal.value('pieces') ?? String(rest)}
                error={refusal.of('pieces')}
              />
            ) : null}
            <FormActions>
              <Button loading={busy}>{t('desk.deliver-send')}</Button>
            </FormActions>
          </FormBody>
        </Form>
      </div>
    </Card>
  )
}
