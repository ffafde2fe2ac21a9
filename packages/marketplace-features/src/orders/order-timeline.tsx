import type { OrderDetail, OrderState } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Timeline } from '@tradepost/ui-kit/timeline'
import { HandoverRecord } from './handover-record.tsx'
import { NextStep } from './state/next-step.tsx'
import { type Step, stepsOf } from './steps.ts'

const planned = {
  answer_refund: 'orders.stepAnswerRefund',
  dispute: 'orders.stepDispute',
  decide: 'orders.stepDecide',
  money_back: 'orders.stepMoneyBack',
  claim: 'orders.stepClaim',
  pay: 'orders.stepPay',
  deliver: 'orders.stepDeliver',
  confirm: 'orders.stepConfirm',
  finish: 'orders.stepFinish',
} as const

/** Titles of past states that differ from their usual name. */
const over: Partial<Record<OrderState, 'orders.placed' | 'orders.deliveryStarted'>> = {
  awaiting_payment: 'orders.placed',
  delivering: 'orders.deliveryStarted',
}

/** The past, current and coming steps of an order. */
export function OrderTimeline({ order, now }: { order: OrderDetail; now: string }) {
  const t = useT()
  const { instant } = useFormat()
  const { deliveredQuantity, quantity } = order
  const isPart = order.delivery && order.next?.action === 'deliver'
  const titleOf = ({ state, when, plan }: Step) => {
    const past = when === 'past' && state ? over[state] : undefined
    if (past) return t(past)
    return state ? t('orders.state', { state }) : plan ? t(planned[plan]) : ''
  }
  return (
    <>
      <Timeline
        label={t('orders.timeline')}
        stateLabels={{
          past: t('orders.past'),
          now: t('orders.now'),
          next: t('orders.upcoming'),
          failed: t('orders.past'),
        }}
        steps={stepsOf(order).map((step) => ({
          id: step.id,
          when: step.when,
          title: titleOf(step),
          time: step.at ? (
            <>
              <time dateTime={step.at}>{instant(step.at)}</time>{' '}
              {step.actor ? t('orders.by', { actor: step.actor }) : null}
            </>
          ) : null,
          detail:
            step.when === 'now' ? (
              <>
                {isPart ? <p>{t('orders.partlyDelivered', { done: deliveredQuantity, count: quantity })}</p> : null}
                <NextStep order={order} now={now} />
              </>
            ) : null,
        }))}
      />
      <HandoverRecord order={order} />
    </>
  )
}
