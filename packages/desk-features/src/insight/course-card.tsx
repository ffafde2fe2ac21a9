import { formatInstant } from '@tradepost/i18n/format'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { BarChart, DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'
import type { Figures } from './figures-page.tsx'
import { FileLink } from './file-link.tsx'
import * as css from './insight.css.ts'
import { MoneyCourse } from './money-course.tsx'

type Course = NonNullable<Figures['course']>
type Step = Course['series'][number]

interface CourseCardProps {
  course: Course
  days: string
  /** The zone whose days the series has. */
  timeZone: string
}

/** Paid orders over time as bars and as a table. */
function Orders({ series, timeZone, label }: Pick<Course, 'series'> & { timeZone: string; label: string }) {
  const t = useT()
  const { locale } = useFormat()
  const dayOf = (from: string) => formatInstant(from, locale, timeZone, 'date')
  const columns: DeskColumn<Step>[] = [
    { id: 'from', header: t('insight.from'), cell: ({ from }) => dayOf(from) },
    { id: 'orders', header: t('insight.orders'), align: 'end', cell: ({ orders }) => orders },
    { id: 'refunded', header: t('figures.refunded'), align: 'end', cell: ({ refunded }) => refunded },
  ]
  return (
    <>
      <figure className={css.figure}>
        <figcaption className={css.muted}>{t('insight.orders')}</figcaption>
        <BarChart
          bars={series.map(({ from, orders }) => ({ at: from, value: orders, words: `${dayOf(from)}: ${orders}` }))}
        />
      </figure>
      <details>
        <summary className={css.summary}>{t('figures.as-table')}</summary>
        <DeskTable label={label} columns={columns} rows={series} rowKey={({ from }) => from} file="elsewhere" />
      </details>
    </>
  )
}

/** The chosen brand or seller over time: paid orders, and their money in each currency. */
export function CourseCard({ course, days, timeZone }: CourseCardProps) {
  const t = useT()
  const { of, id, name, series, money } = course
  const label = t('figures.course-of', { name })
  return (
    <Card as="section" aria-labelledby="course">
      <div className={css.part}>
        <h2 id="course" className={css.named}>
          {label}
        </h2>
        <p className={css.muted}>{t('figures.course-note')}</p>
        <Orders {...{ series, timeZone, label }} />
        <FileLink table="course" days={days} course={{ of, id }} />
        {money.map((one) => {
          const label = t('figures.money-series', { currency: one.currency })
          return (
            <div key={one.currency} className={css.part}>
              <h3>{label}</h3>
              <MoneyCourse series={one} timeZone={timeZone} label={`${name}: ${label}`} />
            </div>
          )
        })}
        {money.length > 0 ? <FileLink table="receipts" days={days} course={{ of, id }} /> : null}
        <p>
          <TextLink as={DeskAnchor} href={of === 'brand' ? paths.brand(id) : paths.seller(id)}>
            {t('figures.course-page', { kind: of })}
          </TextLink>
        </p>
      </div>
    </Card>
  )
}
