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

/** The state of an order. `onAccent` makes the badge visible on an accent background. */
export function StateBadge({ state, onAccent = false }: { state: OrderState; onAccent?: boolean }) {
  const t = useT()
  const tone = tones[state] ?? 'neutral'
  return <Badge tone={onAccent && tone === 'accent' ? 'solid' : tone}>{t('orders.state', { state })}</Badge>
}
