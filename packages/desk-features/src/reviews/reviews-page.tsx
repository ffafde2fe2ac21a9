import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Card } from '@tradepost/ui-kit/card'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, paths } from '../kernel/index.ts'
import { queueCss as css, QueuePage } from '../queue/index.ts'
import { ModeratedWords } from './moderated-words.tsx'
import { type ReviewList, reviewLists } from './review-lists.ts'

export interface ReviewsPageProps {
  list: ReviewList
  reviews: CallData<typeof calls.reviewDesk.deskReviewPage>
  result?: unknown
}

type Review = ReviewsPageProps['reviews']['list'][number]

const tones = { positive: 'success', neutral: 'neutral', negative: 'danger' } as const

function ReviewCard({ review, result }: { review: Review } & Pick<ReviewsPageProps, 'result'>) {
  const t = useT()
  const { instant } = useFormat()
  const { id, score, level, text, removedFor, createdAt, author, orderId, offerTitle, seller, reply } = review
  return (
    <Card as="li">
      <div className={css.part}>
        <div className={css.head}>
          <h2 className={css.words}>
            <bdi>{offerTitle}</bdi>
          </h2>
          <Badge tone={tones[level]}>{t('queues.review-score', { score: String(score) })}</Badge>
        </div>
        <div className={css.muted}>
          <bdi>{author}</bdi>
          {' · '}
          <TextLink as={DeskAnchor} href={paths.seller(seller.id)}>
            <bdi>{seller.nickName}</bdi>
          </TextLink>
          {orderId ? (
            <>
              {' · '}
              <TextLink as={DeskAnchor} href={paths.staffOrder(orderId)}>
                {t('report.order', { id: orderId })}
              </TextLink>
            </>
          ) : null}
          {' · '}
          {instant(createdAt, 'dateTime')}
        </div>
        <ModeratedWords reviewId={id} part="text" words={text} removedFor={removedFor} result={result} />
        {reply ? (
          <>
            <h3>{t('queues.review-reply')}</h3>
            <ModeratedWords
              reviewId={id}
              part="reply"
              words={reply.text}
              removedFor={reply.removedFor}
              result={result}
            />
          </>
        ) : null}
      </div>
    </Card>
  )
}

/** The reviews of buyers and the replies of sellers, whose words staff take away if they break the rules. */
export function ReviewsPage({ list, reviews, result }: ReviewsPageProps) {
  const t = useT()
  return (
    <QueuePage
      file="reviews"
      title={t('queues.reviews')}
      lead={t('queues.reviews-lead')}
      state={list}
      states={reviewLists}
      wordsOf={(one) => t('queues.review-list', { state: one })}
      hrefOf={(one, page) => paths.reviews({ list: one, page })}
      page={reviews}
      done={(result as { ok?: boolean } | undefined)?.ok ? t('queues.review-done') : null}
      empty={{ title: t('queues.none-title'), text: t('queues.reviews-none') }}
    >
      {(review) => <ReviewCard key={review.id} review={review} result={result} />}
    </QueuePage>
  )
}
