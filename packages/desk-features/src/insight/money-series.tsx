import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import type { Figures } from './figures-page.tsx'
import * as css from './insight.css.ts'
import { MoneyCourse } from './money-course.tsx'

/** The money of the shop in one currency over time. */
export function MoneySeries({ series, timeZone }: { series: Figures['moneySeries'][number]; timeZone: string }) {
  const t = useT()
  const id = `money-${series.currency}`
  const label = t('figures.money-series', { currency: series.currency })
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.part}>
        <h2 id={id}>{label}</h2>
        <MoneyCourse {...{ series, timeZone, label }} />
      </div>
    </Card>
  )
}
