import { useFormat, useT } from '@tradepost/i18n/react'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import * as css from './insight.css.ts'

interface OrderChartProps {
  series: readonly { from: string; orders: number }[]
}

/** Orders over time as bars. Screen readers get the same numbers as a table. */
export function OrderChart({ series }: OrderChartProps) {
  const t = useT()
  const { instant } = useFormat()
  const most = Math.max(1, ...series.map(({ orders }) => orders))
  const [first] = series
  const last = series.at(-1)
  return (
    <figure className={css.figure}>
      <div className={css.bars} aria-hidden>
        {series.map(({ from, orders }) => (
          <span key={from} className={css.slot} title={`${instant(from, 'date')}: ${orders}`}>
            <span className={css.bar} style={{ blockSize: `${(orders / most) * 100}%` }} />
          </span>
        ))}
      </div>
      {first && last ? (
        <div className={css.axis} aria-hidden>
          <span>{instant(first.from, 'date')}</span>
          <span>{instant(last.from, 'date')}</span>
        </div>
      ) : null}
      <VisuallyHidden as="div">
        <table aria-label={t('insight.series')}>
          <thead>
            <tr>
              <th scope="col">{t('insight.from')}</th>
              <th scope="col">{t('insight.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ from, orders }) => (
              <tr key={from}>
                <th scope="row">{instant(from, 'date')}</th>
                <td>{orders}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
