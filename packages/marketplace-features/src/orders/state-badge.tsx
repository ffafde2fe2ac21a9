import type { OrderState } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Badge, type BadgeProps } from '@tradepost/ui-kit/badge'

const tones: Partial<Record<OrderState, BadgeProps['tone']>> = {
  awaiting_payment: 'warning',
  paid: 'info',
  delivering: 'info',
  delivered: 'accent',
  confirmed: 'success',
  closed: 'success',
  disputed: 'danger',
}

/** The state of an order in a word or two. */
export function StateBadge({ state }: { state: OrderState }) {
  const t = useT()
  return <Badge tone={tones[state] ?? 'neutral'}>{t('orders.state', { state })}</Badge>
}
