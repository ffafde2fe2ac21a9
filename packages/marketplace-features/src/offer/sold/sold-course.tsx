import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { TrendingUpIcon } from '@tradepost/ui-kit/icons'
import { CourseChart, type SoldWeeks } from './course-chart.tsx'
import * as css from './sold-course.css.ts'

/** The answer of the route that loads the course; null if it could not be loaded. */
export interface SoldCourseData {
  weeks: SoldWeeks | null
}

/** The course itself, or why there is none. */
export function Course({ weeks }: SoldCourseData) {
  const t = useT()
  if (weeks === null) return <p className={css.words}>{t('offer.courseFailed')}</p>
  if (weeks.length === 0) return <p className={css.words}>{t('offer.courseNone')}</p>
  return (
    <>
      <p className={css.words}>{t('offer.courseLead')}</p>
      <CourseChart weeks={weeks} />
    </>
  )
}

/** The course of the prices, which is loaded when somebody opens it. */
export function SoldCourse({ offerId }: { offerId: string }) {
  const t = useT()
  const { load, data, state } = useFetcher<SoldCourseData>({ key: `prices-${offerId}` })
  const isLoading = state !== 'idle'
  return (
    <details
      className={css.course}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && !data?.weeks && !isLoading) load(`/items/${offerId}/prices`)
      }}
    >
      <summary className={css.summary}>
        <Icon shape={TrendingUpIcon} size={18} />
        {t('offer.courseTitle')}
      </summary>
      <div className={css.body} aria-live="polite" aria-busy={isLoading}>
        {data && !isLoading ? <Course weeks={data.weeks} /> : <div className={css.waiting} />}
      </div>
    </details>
  )
}
