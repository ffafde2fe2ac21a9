import { formatInstant } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { BarChart } from '../kernel/index.ts'
import * as css from './insight.css.ts'

interface SeriesChartProps {
  series: readonly { from: string; orders: number; views: number }[]
  of: 'orders' | 'views'
  label: string
  /** The zone whose days the series has. */
  timeZone: string
}

/** Orders or views over time as bars. Screen readers get the same numbers as a table. */
export function SeriesChart({ series, of, label, timeZone }: SeriesChartProps) {
  const t = useT()
  const { locale } = useFormat()
  // A day of the shop is not moved to the reader's zone, where it might be another one.
  const dayOf = (from: string) => formatInstant(from, locale, timeZone, 'date')
  return (
    <figure className={css.figure}>
      <BarChart
        bars={series.map((one) => ({
          ...{ at: one.from, value: one[of], words: `${dayOf(one.from)}: ${one[of]}` },
        }))}
      />
      <VisuallyHidden as="div">
        <table aria-label={label}>
          <thead>
            <tr>
              <th scope="col">{t('insight.from')}</th>
              <th scope="col">{t(`insight.${of}`)}</th>
            </tr>
          </thead>
          <tbody>
            {series.map((one) => (
              <tr key={one.from}>
                <th scope="row">{dayOf(one.from)}</th>
                <td>{one[of]}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </figure>
  )
}
