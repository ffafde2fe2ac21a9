import type { OfferCard, OrderDetail } from '@tradepost/contract'
import { isOneOf, refundableStates, settledStates } from '@tradepost/domain/order/order-states'
import { useFormat, useT } from '@tradepost/i18n/react'
import { ShieldCheckIcon } from '@tradepost/ui-kit/icons'
import { Text } from '@tradepost/ui-kit/text'
import { PromiseLine } from '../purchase/index.ts'
import type { OrderResult } from './act-on-order.ts'
import { HeroActions } from './hero-actions.tsx'
import * as css from './orders.css.ts'
import { Deadline, Silence, useWho } from './state/next-step.tsx'
import { Refused } from './state/refused.tsx'
import { StateBadge } from './state/state-badge.tsx'
import { TimeRing } from './state/time-ring.tsx'

interface Props {
  order: OrderDetail
  now: string
  idempotencyKey: string
  /** The order's offer as it is now. */
  today: OfferCard | null
  /** The result of the action that one of these buttons posted. */
  result?: OrderResult | undefined
}

/** The next actor, the deadline, and the buttons for the next step. */
export function OrderHero({ order, now, idempotencyKey, today, result }: Props) {
  const t = useT()
  const who = useWho()
  const { instant, money } = useFormat()
  const bySilence = order.timeline.some(({ state, actor }) => state === 'confirmed' && actor === 'platform')
  const yours = order.next?.actor === 'buyer'
  const done = isOneOf(settledStates, order.state)
  return (
    <section className={css.hero} data-yours={yours} aria-labelledby="next-step">
      <div className={css.heroTop}>
        <div className={css.heroHead}>
          <StateBadge state={order.state} onAccent={yours} />
          <h2 className={css.heroTitle} id="next-step">
            {done ? t('orders.finishedTitle') : who(order.next)}
          </h2>
          {order.next?.until ? (
            <span className={css.heroWhen}>
              <Deadline until={order.next.until} now={now} />
            </span>
          ) : null}
        </div>
        <TimeRing order={order} now={now} />
      </div>
      {done ? <Text>{t(bySilence ? 'orders.finishedBySilence' : 'orders.finishedLead')}</Text> : null}
      {order.late ? <Text size={14}>{t('orders.lateLead')}</Text> : null}
      {order.partOffered ? <Text>{t('afterSales.partOffered', { amount: money(order.partOffered) })}</Text> : null}
      <HeroActions order={order} idempotencyKey={idempotencyKey} today={today} />
      <Refused result={result} />
      {order.next && yours ? (
        <Text size={14} tone="muted">
          <Silence next={order.next} />
        </Text>
      ) : null}
      {order.protection ? (
        <PromiseLine icon={ShieldCheckIcon}>
          {[
            t('afterSales.protection', { covers: order.protection.covers }),
            order.protection.until ? instant(order.protection.until) : null,
            // In a finished order the buyer may claim insurance, but does not have to act.
            done && order.protection.actor === 'buyer'
              ? null
              : t('afterSales.protectionActs', { actor: order.protection.actor }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </PromiseLine>
      ) : null}
      {isOneOf(refundableStates, order.state) ? <PromiseLine>{t('orders.protectionHeld')}</PromiseLine> : null}
      {order.insuredUntil && order.protection?.covers !== 'theft' ? (
        <PromiseLine icon={ShieldCheckIcon}>
          <time dateTime={order.insuredUntil}>{t('orders.insuredUntil', { date: instant(order.insuredUntil) })}</time>
        </PromiseLine>
      ) : null}
    </section>
  )
}
