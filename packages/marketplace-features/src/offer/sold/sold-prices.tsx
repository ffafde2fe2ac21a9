import type { OfferDetail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { useCount, useIsolated } from '../../kernel/index.ts'
import * as css from '../offer-page.css.ts'
import { SoldCourse } from './sold-course.tsx'

type Sold = NonNullable<OfferDetail['soldPrices']>

/** How far a price is from the median, in whole percent. */
const distanceOf = (price: number, median: number) =>
  median > 0 ? Math.round((100 * Math.abs(price - median)) / median) : 0

/** Places on a line that begins and ends a little beyond the lowest and the highest of the prices. */
function placesOf(prices: readonly number[]) {
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  const margin = Math.max(1, (most - least) * 0.08)
  return (price: number) => `${((100 * (price - least + margin)) / (most - least + 2 * margin)).toFixed(1)}%`
}

/** The line repeats what the text says, for those who would rather look. */
function Line({ sold, price }: { sold: Sold; price: number }) {
  const [low, median, high] = [sold.low.minor, sold.median.minor, sold.high.minor]
  const place = placesOf([low, high, price])
  return (
    <div className={css.soldLine} aria-hidden>
      <span
        className={css.soldHalf}
        style={{ insetInlineStart: place(low), inlineSize: `calc(${place(high)} - ${place(low)})` }}
      />
      <span className={css.soldMedian} style={{ insetInlineStart: place(median) }} />
      <span className={css.soldDot} style={{ insetInlineStart: place(price) }} />
    </div>
  )
}

/** The price beside what similar offers sold for. Nothing when too few were sold. */
export function SoldPrices({ offer }: { offer: Pick<OfferDetail, 'id' | 'price' | 'soldPrices'> }) {
  const t = useT()
  const count = useCount()
  const { money } = useFormat()
  const isolated = useIsolated()
  const { price, soldPrices: sold } = offer
  if (!sold || price?.currency !== sold.median.currency) return null
  const percent = distanceOf(price.minor, sold.median.minor)
  const side = percent === 0 ? 'soldEqual' : price.minor < sold.median.minor ? 'soldBelow' : 'soldAbove'
  return (
    <div className={css.sold}>
      <p className={css.soldDistance}>{count(`offer.${side}`, sold.sales, { percent: String(percent) })}</p>
      <Line sold={sold} price={price.minor} />
      <p className={css.soldRange}>
        {t('offer.soldRange', { low: isolated(money(sold.low)), high: isolated(money(sold.high)) })}
      </p>
      <SoldCourse offerId={offer.id} />
    </div>
  )
}
