import type { OrderDetail } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import * as css from './case.css.ts'
import { OrderSteps } from './order-steps.tsx'

/** The history of an order in a card of its own. */
export function OrderHistory({ order: { timeline } }: { order: Pick<OrderDetail, 'timeline'> }) {
  const t = useT()
  return (
    <Card as="section" aria-labelledby="history">
      <div className={css.part}>
        <h2 id="history">{t('cases.history')}</h2>
        <OrderSteps timeline={timeline} />
      </div>
    </Card>
  )
}
