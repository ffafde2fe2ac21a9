import { useFormat } from '@tradepost/i18n/react'
import * as css from './bar-chart.css.ts'

interface BarChartProps {
  /** The bars from the oldest to the newest: since when, how much, and the amount in words. */
  bars: readonly { at: string; value: number; words: string }[]
}

/** Amounts over time as bars. Hidden from screen readers, so the page must also have the amounts as a table. */
export function BarChart({ bars }: BarChartProps) {
  const { instant } = useFormat()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  const [first] = bars
  const last = bars.at(-1)
  return (
    <div className={css.chart} aria-hidden>
      <div className={css.bars}>
        {bars.map(({ value, words }, index) => (
          <span key={index} className={css.slot} title={words}>
            <span className={css.bar} style={{ blockSize: `${(value / most) * 100}%` }} />
          </span>
        ))}
      </div>
      {first && last ? (
        <div className={css.axis}>
          <span>{instant(first.at, 'date')}</span>
          <span>{instant(last.at, 'date')}</span>
        </div>
      ) : null}
    </div>
  )
}
