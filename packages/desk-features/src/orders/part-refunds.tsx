import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './orders.css.ts'

type Order = CallData<typeof calls.seller.sellerOrderDetail>

/** Why and when parts of the price went back: of missing pieces, or given by the seller. */
export function PartRefunds({ order }: { order: Order }) {
  const t = useT()
  const { instant, money } = useFormat()
  return order.afterSales.parts
    .filter(({ reason }) => reason !== 'agreed' && reason !== 'unit')
    .map(({ reason, amount, at }) => {
      const filling = { amount: money(amount), date: instant(at, 'dateTime') }
      return (
        <p key={at} className={css.muted}>
          {reason === 'given' ? t('desk.part-why', filling) : t('desk.rest-why', { reason, ...filling })}
        </p>
      )
    })
}
