import { useFetcher } from '@remix-run/react'
import { useT } from '@tradepost/i18n/react'
import { Icon } from '@tradepost/ui-kit/icon'
import { TrendingUpIcon } from '@tradepost/ui-kit/icons'
import { lazy, Suspense } from 'react'
import type { SoldCourseData } from './course.tsx'
import * as css from './sold-course.css.ts'

// Its code is loaded with the course, because few visitors open it.
const Course = lazy(() => import('./course.tsx'))

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
        {data && !isLoading ? (
          <Suspense fallback={<div className={css.waiting} />}>
            <Course weeks={data.weeks} />
          </Suspense>
        ) : (
          <div className={css.waiting} />
        )}
      </div>
    </details>
  )
}
