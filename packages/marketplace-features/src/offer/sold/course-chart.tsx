import type { CallData, calls } from '@tradepost/contract'
import { dayMs } from '@tradepost/domain/time/durations'
import { useFormat, useT } from '@tradepost/i18n/react'
import { VisuallyHidden } from '@tradepost/ui-kit/visually-hidden'
import { useIsolated } from '../../kernel/index.ts'
import * as css from './sold-course.css.ts'

export type SoldWeeks = CallData<typeof calls.offer.offerSoldCourse>['weeks']

const [width, height, edge] = [320, 96, 6]
const weekMs = 7 * dayMs

/** The weeks as points of the picture, and the line between weeks that follow each other. */
export function pictureOf(weeks: SoldWeeks) {
  const medians = weeks.map(({ median }) => median.minor)
  const [least, most] = [Math.min(...medians), Math.max(...medians)]
  const times = weeks.map(({ from }) => Date.parse(`${from}T00:00:00Z`))
  const [first = 0, last = 0] = [times[0], times.at(-1)]
  const points = weeks.map(({ median }, index) => ({
    x: edge + ((width - 2 * edge) * ((times[index] ?? first) - first)) / Math.max(weekMs, last - first),
    // A price that never changed lies in the middle.
    y: most === least ? height / 2 : edge + ((height - 2 * edge) * (most - median.minor)) / (most - least),
  }))
  const line = points.map(({ x, y }, index) => {
    const isNext = index > 0 && (times[index] ?? 0) - (times[index - 1] ?? 0) <= weekMs
    return `${isNext ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return { points, line: line.join(''), least, most }
}

/** A line through the medians of weeks, and the same as a table for those who do not see it. */
export function CourseChart({ weeks }: { weeks: SoldWeeks }) {
  const t = useT()
  const { money, instant } = useFormat()
  const isolated = useIsolated()
  const { points, line, least, most } = pictureOf(weeks)
  const day = (from: string) => instant(`${from}T12:00:00Z`, 'date')
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) return null
  const shown = (minor: number) => isolated(money({ minor, currency: first.median.currency }))
  return (
    <>
      <svg className={css.picture} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        <path className={css.line} d={line} />
        {points.map(({ x, y }) => (
          <circle key={x} className={css.point} cx={x.toFixed(1)} cy={y.toFixed(1)} r="3.5" />
        ))}
      </svg>
      <p className={css.days} aria-hidden="true">
        <span>{day(first.from)}</span>
        <span>{day(last.from)}</span>
      </p>
      <p className={css.words}>{t('offer.courseRange', { low: shown(least), high: shown(most) })}</p>
      <VisuallyHidden as="div">
        <table>
          <caption>{t('offer.courseLead')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('offer.courseWeek')}</th>
              <th scope="col">{t('offer.courseMedian')}</th>
              <th scope="col">{t('offer.courseSales')}</th>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ from, median, sales }) => (
              <tr key={from}>
                <th scope="row">{day(from)}</th>
                <td>{money(median)}</td>
                <td>{sales}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </>
  )
}
