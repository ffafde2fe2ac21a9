import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Text } from '@tradepost/ui-kit/text'

const texts = { undelivered: 'orders.restUndelivered', overdue: 'orders.restOverdue' } as const

/** What of an order was not delivered, why, and what went back for it. */
export function RestRefunds({ order }: { order: OrderDetail }) {
  const t = useT()
  const { instant, money } = useFormat()
  const { deliveredQuantity, quantity, afterSales } = order
  return afterSales.parts.map(({ reason, pieces, amount, at }) =>
    reason === 'undelivered' || reason === 'overdue' ? (
      <Text size={14} key={at}>
        <strong>{t('orders.partlyDelivered', { done: deliveredQuantity, count: quantity })}</strong>{' '}
        {t(texts[reason], { pieces, amount: money(amount), date: instant(at) })}
      </Text>
    ) : null,
  )
}
