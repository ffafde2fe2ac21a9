import type { OrderDetail } from '@tradepost/contract'
import { Icon } from '@tradepost/ui-kit/icon'
import { ClockIcon, UserIcon } from '@tradepost/ui-kit/icons'
import type { CSSProperties } from 'react'
import * as css from './time-ring.css.ts'
import { useNow } from './use-now.ts'

type Facts = Pick<OrderDetail, 'next' | 'timeline'>

/** The share of a step's time that is left, from 0 to 1: from the order's last entry to the step's deadline. */
export function shareLeft({ next, timeline }: Facts, now: Date): number | null {
  const until = next?.until ? Date.parse(next.until) : Number.NaN
  const since = Math.max(...timeline.map(({ at }) => Date.parse(at)))
  if (!(until > since)) return null
  return Math.min(1, Math.max(0, (until - now.getTime()) / (until - since)))
}

/** A ring that empties until the deadline of the next step. The text beside it says the same. */
export function TimeRing({ order, now: initial }: { order: Facts; now: string }) {
  const share = shareLeft(order, useNow(initial))
  if (share === null) return null
  return (
    <span className={css.ring} style={{ [css.ringLeft]: `${Math.round(share * 100)}%` } as CSSProperties} aria-hidden>
      <span className={css.ringCentre}>
        <Icon shape={order.next?.actor === 'buyer' ? UserIcon : ClockIcon} size={20} />
      </span>
    </span>
  )
}
