import { useFormat } from '@tradepost/i18n/react'
import * as css from './offer-prices.css.ts'

interface PriceChartProps {
  /** The oldest price first. */
  prices: readonly { since: string; priceMinor: number }[]
}

/** Prices over time as bars. Screen readers get them from the table beside it. */
export function PriceChart({ prices }: PriceChartProps) {
  const { instant, money } = useFormat()
  const most = Math.max(1, ...prices.map(({ priceMinor }) => priceMinor))
  const [first] = prices
  const last = prices.at(-1)
  return (
    <figure className={css.figure} aria-hidden>
      <div className={css.bars}>
        {prices.map(({ since, priceMinor }, index) => (
          <span
            key={index}
            className={css.slot}
            title={`${instant(since)}: ${money({ minor: priceMinor, currency: 'USD' })}`}
          >
            <span className={css.bar} style={{ blockSize: `${(priceMinor / most) * 100}%` }} />
          </span>
        ))}
      </div>
      {first && last ? (
        <div className={css.axis}>
          <span>{instant(first.since, 'date')}</span>
          <span>{instant(last.since, 'date')}</span>
        </div>
      ) : null}
    </figure>
  )
}
