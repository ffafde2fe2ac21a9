import type { OrderDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import * as css from './case.css.ts'

/** The states that an order went through, with the time and who acted. */
export function OrderSteps({ timeline }: Pick<OrderDetail, 'timeline'>) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <ol className={css.steps}>
      {timeline.map(({ state, at, actor }) => (
        <li key={`${state}${at}`}>
          {t('cases.state', { state })}
          <div className={css.muted}>
            {t('cases.by', { who: actor })} · {instant(at, 'dateTime')}
          </div>
        </li>
      ))}
    </ol>
  )
}
