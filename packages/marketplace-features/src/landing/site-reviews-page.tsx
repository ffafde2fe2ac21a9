import { useT } from '@tradepost/i18n/react'
import { Rating } from '@tradepost/ui-kit/rating'
import { useShop } from '../kernel/index.ts'
import { PageBody, PageHead } from '../page/index.ts'
import { Comments } from './comments.tsx'
import type { loadSiteReviews } from './server.ts'

type SiteReviewsPageProps = Omit<Awaited<ReturnType<typeof loadSiteReviews>>, 'meta'>

/** Reviews of the whole shop. Counts only reviews with a text. */
export function SiteReviewsPage({ average, count, list }: SiteReviewsPageProps) {
  const t = useT()
  const { tenant } = useShop()
  const title = t('siteReviews.title', { shop: tenant.displayName })
  const mean = average === null ? null : t('siteReviews.average', { average: average.toFixed(1) })
  return (
    <PageBody>
      <PageHead title={title} lead={t('siteReviews.lead', { count })} trail={[{ label: title }]}>
        {average !== null && mean ? <Rating value={average} text={mean} label={mean} /> : null}
      </PageHead>
      <Comments comments={list} />
    </PageBody>
  )
}
