import { useFormat, useT } from '@tradepost/i18n/react'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { BarChart } from '../kernel/index.ts'
import * as css from './insight.css.ts'

interface OrderChartProps {
  series: readonly { from: string; orders: number }[]
}

/** Orders over time as bars. Screen readers get the same numbers as a table. */
export function OrderChart({ series }: OrderChartProps) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <figure className={css.figure}>
      <BarChart
        bars={series.map(({ from, orders }) => ({
          ...{ at: from, value: orders, words: `${instant(from, 'date')}: ${orders}` },
        }))}
      />
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
