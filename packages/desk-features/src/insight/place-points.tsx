import type { CallData, calls } from '@tradepost/contract'
import { rankFactorNames, rankFactors } from '@tradepost/domain/ranking/offer-rank'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import * as css from './insight.css.ts'

type Place = NonNullable<CallData<typeof calls.seller.sellerInsight>['offers'][number]['place']>

/** The points of an offer in "best match", by factor, folded in. */
export function PlacePoints({ points }: { points: NonNullable<Place['points']> }) {
  const t = useT()
  const sum = rankFactorNames.reduce((all, factor) => all + points[factor], 0)
  const scoreOf = (reached: number, most: number) =>
    t('ranking.score', { points: formatNumber(reached), most: formatNumber(most) })
  return (
    <details>
      <summary className={css.summary}>{scoreOf(sum, 1000)}</summary>
      <ul className={css.points}>
        {rankFactorNames.map((factor) => (
          <li key={factor}>
            {t(`ranking.${factor}`)}: {scoreOf(points[factor], rankFactors[factor])}
          </li>
        ))}
      </ul>
    </details>
  )
}
