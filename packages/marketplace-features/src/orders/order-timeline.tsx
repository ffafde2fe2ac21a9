import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Timeline } from '@tradepost/ui-kit/timeline'
import { NextStep } from './next-step.tsx'
import { stepsOf } from './steps.ts'

const planned = {
  pay: 'orders.stepPay',
  deliver: 'orders.stepDeliver',
  confirm: 'orders.stepConfirm',
  finish: 'orders.stepFinish',
} as const

/** Past, now and next of an order. */
export function OrderTimeline({ order, now }: { order: OrderDetail; now: string }) {
  const t = useT()
  const { instant } = useFormat()
  return (
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
        title: step.state ? t('orders.state', { state: step.state }) : step.plan ? t(planned[step.plan]) : '',
        time: step.at ? (
          <>
            <time dateTime={step.at}>{instant(step.at)}</time>{' '}
            {step.actor ? t('orders.by', { actor: step.actor }) : null}
          </>
        ) : null,
        detail: step.when === 'now' ? <NextStep order={order} now={now} /> : null,
      }))}
    />
  )
}
