import { useLocation } from '@remix-run/react'
import { formatNumber } from '@tradepost/i18n/format'
import { useT } from '@tradepost/i18n/react'
import { EmptyState } from '@tradepost/ui-kit/empty-state'
import { Notice } from '@tradepost/ui-kit/notice'
import { Pagination } from '@tradepost/ui-kit/pagination'
import { Rating } from '@tradepost/ui-kit/rating'
import { TabLinks } from '@tradepost/ui-kit/tabs'
import { Text } from '@tradepost/ui-kit/text'
import { useEffect, useState } from 'react'
import { useCount } from '../kernel/index.ts'
import { ShopAnchor } from '../kernel/paths/index.ts'
import { Section, Unloaded } from '../page/index.ts'
import { ReviewItem } from '../review-card/review-item.tsx'
import { ChooseLevel, LevelLink } from './level-link.tsx'
import { type ReviewLevel, reviewLevels } from './level-of.ts'
import * as css from './reviews.css.ts'
import type { ReviewsData } from './server.ts'
import { useReviewPage } from './use-review-page.ts'

function useAddress(level: ReviewLevel) {
  const { pathname, search } = useLocation()
  return (of: ReviewLevel, page = 1) => {
    const address = new URLSearchParams(search)
    address.delete('rp')
    if (of === 'all') address.delete('reviews')
    else address.set('reviews', of)
    if (page > 1) address.set('rp', String(page))
    return { href: `${pathname}${address.size ? `?${address}` : ''}#reviews`, current: of === level }
  }
}

/** Reviews with tabs by level; a notice if they could not be loaded. */
export function Reviews({ reviews }: { reviews: ReviewsData | null }) {
  const t = useT()
  if (reviews) return <ReviewTabs reviews={reviews} />
  return (
    <Section id="reviews" title={t('offer.reviewsTitle')}>
      <Unloaded />
    </Section>
  )
}

/** Reviews by level, with tabs that are links. */
function ReviewTabs({ reviews }: { reviews: ReviewsData }) {
  const t = useT()
  const count = useCount()
  const [level, setLevel] = useState(reviews.level)
  useEffect(() => setLevel(reviews.level), [reviews.level])
  const { data, error, isLoading } = useReviewPage(reviews, level)
  const addressOf = useAddress(level)
  const { average, silentOrders } = reviews.score
  const value = average?.toFixed(1)
  return (
    <Section
      id="reviews"
      title={t('offer.reviewsTitle')}
      lead={reviews.ofSeller && reviews.counts.all > 0 ? t('offer.reviewsOfSeller') : null}
    >
      {average !== null && value ? (
        <div className={css.summary}>
          <span className={css.average}>{value}</span>
          <div>
            <Rating
              value={average}
              detail={count('offer.reviews', reviews.score.count)}
              label={count('offer.ratingLabel', reviews.score.count, { value })}
            />
            {silentOrders > 0 ? (
              <Text size={14} tone="muted">
                {count('offer.silentOrders', silentOrders)}
              </Text>
            ) : null}
          </div>
        </div>
      ) : null}
      <ChooseLevel.Provider value={setLevel}>
        <TabLinks
          label={t('offer.reviewLevels')}
          as={LevelLink}
          items={reviewLevels.map((of) => ({
            ...addressOf(of),
            label: t(`offer.level_${of}`),
            count: formatNumber(reviews.counts[of]),
          }))}
        />
      </ChooseLevel.Provider>
      <div aria-live="polite" aria-busy={isLoading} className={css.list}>
        {error ? <Notice tone="danger">{t('offer.reviewsFailed')}</Notice> : null}
        {data.list.map((review) => (
          <ReviewItem key={review.id} review={review} />
        ))}
        {data.list.length === 0 ? (
          <EmptyState illustration="messages" title={t('offer.noReviewsTitle')} headingLevel={3}>
            {t('offer.noReviewsText')}
          </EmptyState>
        ) : null}
      </div>
      <Pagination
        label={t('offer.reviewPages')}
        page={data.pageNo}
        pageCount={Math.ceil(data.total / data.pageSize)}
        hrefOf={(page) => addressOf(level, page).href}
        previousLabel={t('catalog.previousPage')}
        nextLabel={t('catalog.nextPage')}
        pageLabel={(n) => t('catalog.pageNumber', { page: formatNumber(n) })}
        as={ShopAnchor}
      />
    </Section>
  )
}
