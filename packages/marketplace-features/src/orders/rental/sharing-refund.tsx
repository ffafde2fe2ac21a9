import { Form } from '@remix-run/react'
import type { OrderDetail } from '@tradepost/contract'
import { isSharing } from '@tradepost/domain/offer/offer-kinds'
import { isOneOf, refundableStates, undeliveredStates } from '@tradepost/domain/order/order-states'
import { hourMs } from '@tradepost/domain/time/durations'
import { sharingRefundHours } from '@tradepost/domain/time/windows'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Heading, Text } from '@tradepost/ui-kit/text'
import { useBusy, useIsolated } from '../../kernel/index.ts'
import * as css from '../orders.css.ts'
import { Refused } from '../state/refused.tsx'
import { useNow } from '../state/use-now.ts'

const windowMs = sharingRefundHours * hourMs

/** The end of the period in which a shared game can be returned without a reason; null if it cannot be returned. */
export function sharingRefundUntil(order: Pick<OrderDetail, 'standardType' | 'state' | 'timeline'>): Date | null {
  const paid = order.timeline.find(({ state }) => isOneOf(undeliveredStates, state))
  if (!isSharing(order) || !isOneOf(refundableStates, order.state) || !paid) return null
  return new Date(Date.parse(paid.at) + windowMs)
}

interface SharingRefundProps {
  order: OrderDetail
  now: string
  idempotencyKey: string
  result: unknown
}

/** Form to return a shared game soon after paying. Requires a confirmation, because the access ends. */
export function SharingRefund({ order, now: initial, idempotencyKey, result }: SharingRefundProps) {
  const t = useT()
  const { money, instant } = useFormat()
  const isolated = useIsolated()
  const busy = useBusy('sharing-refund')
  const now = useNow(initial)
  const until = sharingRefundUntil(order)
  if (!until || until < now) return null
  const amount = isolated(money(order.total))
  return (
    <Card as="section" aria-labelledby="give-back">
      <div className={css.card}>
        <Heading level={2} size="md" id="give-back">
          {t('rental.sharingTitle')}
        </Heading>
        <Refused result={result} />
        <Text size={14}>
          <time dateTime={until.toISOString()}>
            {t('rental.sharingLead', { hours: sharingRefundHours, time: instant(until, 'time') })}
          </time>
        </Text>
        <details className={css.sure}>
          <summary className={css.sureSummary}>{t('rental.sharingOpen')}</summary>
          <Form method="post" className={css.complaint}>
            <input type="hidden" name="key" value={idempotencyKey} />
            <Text size={14}>{t('rental.sharingSure', { amount })}</Text>
            <div>
              <Button type="submit" name="intent" value="sharing-refund" variant="danger" loading={busy}>
                {t('rental.sharingConfirm', { amount })}
              </Button>
            </div>
          </Form>
        </details>
      </div>
    </Card>
  )
}
