import { formatInstant } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { BarChart, type DeskColumn, DeskTable } from '../kernel/index.ts'
import * as css from './insight.css.ts'

/** Amounts in minor units of the currency. */
export interface MoneyStep {
  from: string
  paid: number
  refunded: number
  /** Undefined where chargebacks are not known. */
  chargedBack?: number
  coupons: number
  take: number
}

export interface MoneyCourseProps {
  series: { currency: string; steps: readonly MoneyStep[] }
  timeZone: string
  /** The name of the table. */
  label: string
}

const charts = ['paid', 'refunded', 'take'] as const
const columnsOf = ['paid', 'refunded', 'charged-back', 'coupons', 'take'] as const
const amountIn = (step: MoneyStep, column: (typeof columnsOf)[number]) =>
  column === 'charged-back' ? step.chargedBack : step[column]

/** Money of one currency over time: what was paid, refunded and taken as bars, and all of it as a table. */
export function MoneyCourse({ series: { currency, steps }, timeZone, label }: MoneyCourseProps) {
  const t = useT()
  const { money, locale } = useFormat()
  // A day of the shop is not moved to the reader's zone, where it might be another one.
  const dayOf = (from: string) => formatInstant(from, locale, timeZone, 'date')
  const amount = (minor: number) => money({ minor, currency })
  const shown = columnsOf.filter((column) => steps.some((step) => amountIn(step, column) !== undefined))
  const columns: DeskColumn<MoneyStep>[] = [
    { id: 'from', header: t('insight.from'), cell: ({ from }) => dayOf(from) },
    ...shown.map(
      (column): DeskColumn<MoneyStep> => ({
        ...{ id: column, header: t(`figures.${column}`), align: 'end' },
        cell: (step) => <bdi>{amount(amountIn(step, column) ?? 0)}</bdi>,
      }),
    ),
  ]
  return (
    <>
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
    </>
  )
}
