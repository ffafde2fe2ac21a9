import { formatInstant } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { BarChart, type DeskColumn, DeskTable } from '../kernel/index.ts'
import type { Figures } from './figures-page.tsx'
import * as css from './insight.css.ts'

type Series = Figures['moneySeries'][number]
type Step = Series['steps'][number]

const charts = ['paid', 'refunded', 'take'] as const
const columnsOf = ['paid', 'refunded', 'charged-back', 'coupons', 'take'] as const
const amountIn = (step: Step, column: (typeof columnsOf)[number]) =>
  column === 'charged-back' ? step.chargedBack : step[column]

/** The money of one currency over time: what was paid, refunded and taken as bars, and all of it as a table. */
export function MoneySeries({ series: { currency, steps }, timeZone }: { series: Series; timeZone: string }) {
  const t = useT()
  const { money, locale } = useFormat()
  const id = `money-${currency}`
  // A day of the shop is not moved to the reader's zone, where it might be another one.
  const dayOf = (from: string) => formatInstant(from, locale, timeZone, 'date')
  const amount = (minor: number) => money({ minor, currency })
  const columns: DeskColumn<Step>[] = [
    { id: 'from', header: t('insight.from'), cell: ({ from }) => dayOf(from) },
    ...columnsOf.map(
      (column): DeskColumn<Step> => ({
        ...{ id: column, header: t(`figures.${column}`), align: 'end' },
        cell: (step) => <bdi>{amount(amountIn(step, column))}</bdi>,
      }),
    ),
  ]
  const label = t('figures.money-series', { currency })
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.part}>
        <h2 id={id}>{label}</h2>
        <div className={css.charts}>
          {charts.map((of) => (
            <figure key={of} className={css.figure}>
              <figcaption className={css.muted}>{t(`figures.${of}`)}</figcaption>
              <BarChart
                bars={steps.map((step) => ({
                  at: step.from,
                  // A step in which more was given back than came in has no bar; the words say how much.
                  value: Math.max(0, step[of]),
                  words: `${dayOf(step.from)}: ${amount(step[of])}`,
                }))}
              />
            </figure>
          ))}
        </div>
        <details>
          <summary className={css.summary}>{t('figures.as-table')}</summary>
          <DeskTable label={label} columns={columns} rows={steps} rowKey={({ from }) => from} file="elsewhere" />
        </details>
      </div>
    </Card>
  )
}
