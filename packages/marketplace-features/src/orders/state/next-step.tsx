import type { Order } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Icon } from '@tradepost/ui-kit/icon'
import { CircleCheckIcon, ClockIcon, UserIcon } from '@tradepost/ui-kit/icons'
import { useShop } from '../../kernel/index.ts'
import * as css from '../orders.css.ts'
import { useNow } from './use-now.ts'

/** Returns the name of the next actor. */
export function useWho() {
  const t = useT()
  const { tenant } = useShop()
  return (next: Order['next']): string => {
    if (!next) return t('orders.nextNobody')
    const { action } = next
    if (next.actor === 'buyer') return t('orders.nextBuyer', { action })
    if (next.actor === 'seller') return t('orders.nextSeller', { action })
    return t('orders.nextPlatform', { action, shop: tenant.displayName })
  }
}

/** A deadline, relative and in the visitor's time zone. */
export function Deadline({ until, now: initial }: { until: string; now: string }) {
  const t = useT()
  const { instant, relative } = useFormat()
  const now = useNow(initial)
  const over = new Date(until) < now
  const today = instant(until, 'date') === instant(now, 'date')
  const time = instant(until, today ? 'time' : 'dateTime')
  return (
    <time dateTime={until} className={over ? `${css.nextWhen} ${css.overdue}` : css.nextWhen}>
      {over
        ? t('orders.untilOver', { time: instant(until) })
        : t('orders.until', { relative: relative(until, now), time })}
    </time>
  )
}

/** Note about the consequence if the buyer does not act before the deadline. */
export function Silence({ next }: Pick<Order, 'next'>) {
  const t = useT()
  if (next?.actor !== 'buyer' || !next.until) return null
  if (next.action === 'pay') return <>{t('orders.silencePay')}</>
  if (next.action === 'confirm') return <>{t('orders.silenceConfirm')}</>
  return null
}

/** The next actor, then the deadline. */
export function NextStep({ order, now }: { order: Pick<Order, 'next' | 'late'>; now: string }) {
  const t = useT()
  const who = useWho()
  const { next } = order
  const isBuyersTurn = next?.actor === 'buyer'
  return (
    <div className={css.nextStep}>
      <span className={isBuyersTurn ? `${css.nextIcon} ${css.yours}` : css.nextIcon}>
        <Icon shape={isBuyersTurn ? UserIcon : next ? ClockIcon : CircleCheckIcon} size={18} />
      </span>
      <span>
        <span className={isBuyersTurn ? `${css.nextWho} ${css.yours}` : css.nextWho}>{who(next)}</span>
        {next?.until ? (
          <>
            {' · '}
            <Deadline until={next.until} now={now} />
          </>
        ) : null}{' '}
        {order.late ? <Badge tone="warning">{t('orders.late')}</Badge> : null}
      </span>
    </div>
  )
}
