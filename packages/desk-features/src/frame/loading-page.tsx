import { useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { SkeletonBlock, SkeletonRegion, SkeletonText } from '@tradepost/ui-kit/skeleton'
import { PageHead } from '../kernel/index.ts'
import * as css from './frame.css.ts'
import { headingOf } from './headings.ts'

/** Stands in for a page that is on its way: its heading, and where its content will be. */
export function LoadingPage({ to }: { to: string }) {
  const t = useT()
  const heading = headingOf(to)
  return (
    <div className={css.loading} aria-busy>
      {heading ? <PageHead title={t(heading)} /> : <SkeletonBlock width="14rem" height="2rem" />}
      <SkeletonRegion label={t('desk.loading')}>
        <div className={css.loading}>
          <Card>
            <SkeletonText lines={3} />
          </Card>
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </div>
      </SkeletonRegion>
    </div>
  )
}
