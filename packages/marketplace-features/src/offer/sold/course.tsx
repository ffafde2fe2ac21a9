import { useT } from '@tradepost/i18n/react'
import { CourseChart, type SoldWeeks } from './course-chart.tsx'
import * as css from './sold-course.css.ts'

/** The answer of the route that loads the course; null if it could not be loaded. */
export interface SoldCourseData {
  weeks: SoldWeeks | null
}

/** The course of the prices, or why there is none. */
export default function Course({ weeks }: SoldCourseData) {
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
