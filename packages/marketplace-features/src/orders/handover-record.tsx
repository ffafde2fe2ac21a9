import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { CheckIcon, MinusIcon } from '@tradepost/ui-kit/icons'
import { Heading, Text } from '@tradepost/ui-kit/text'
import * as css from './orders.css.ts'

/** The buyer's ticked steps with their times, as evidence. Renders nothing if no step was ticked. */
export function HandoverRecord({ order }: { order: Pick<OrderDetail, 'handover' | 'actions'> }) {
  const t = useT()
  const { instant } = useFormat()
  const done = order.handover.filter(({ at }) => at !== null).length
  if (done === 0) return null
  return (
    <section className={css.record} aria-labelledby="handover">
      <Heading level={3} size="sm" id="handover">
        {t('orders.checklistTitle')}
      </Heading>
      <Text size={14} tone="muted">
        {t('orders.handoverCount', { done, all: order.handover.length })}
      </Text>
      <ul className={css.recordList}>
        {order.handover.map(({ step, at }) => (
          <li key={step} className={css.recordStep}>
            <Icon shape={at ? CheckIcon : MinusIcon} size={16} />
            <span>
              {t('orders.handoverStep', { step })}
              <span className={css.recordTime}>
                {at ? (
                  <time dateTime={at}>{t('orders.handoverTicked', { date: instant(at) })}</time>
                ) : (
                  t('orders.handoverOpen')
                )}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {order.actions.includes('confirm') ? null : (
        <Text size={14} tone="muted">
          {t('orders.handoverFixed')}
        </Text>
      )}
    </section>
  )
}
