import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>

/** Why and when the price of missing pieces went back. */
export function RestRefunds({ order }: { order: Order }) {
  const t = useT()
  const { instant, money } = useFormat()
  const parts = order.afterSales.parts.filter(({ reason }) => reason === 'undelivered' || reason === 'overdue')
  return parts.map(({ reason, amount, at }) => (
    <p key={at} className={css.muted}>
      {t('desk.rest-why', { reason, amount: money(amount), date: instant(at, 'dateTime') })}
    </p>
  ))
}
