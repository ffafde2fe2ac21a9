import type { AreaComments } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Rating } from '@tradepost/ui-kit/rating'
import { useCount, useIsolated } from '../kernel/index.ts'
import * as css from './landing.css.ts'

/** Reviews buyers wrote after a finished order. */
export function Comments({ comments }: { comments: AreaComments['comments'] }) {
  const t = useT()
  const count = useCount()
  const format = useFormat()
  const isolated = useIsolated()
  return (
    <ul className={css.comments}>
      {comments.map((comment, index) => (
        <Card key={`${comment.author}${comment.createdAt}${index}`} as="li">
          <figure className={css.comment}>
            <Rating value={comment.score} size="sm" label={count('catalog.commentScore', comment.score)} />
            <blockquote dir="auto" className={css.quote}>
              {comment.text}
            </blockquote>
            <figcaption className={css.small}>
              <bdi>{comment.author}</bdi> · <bdi>{t('siteReviews.of', { offer: isolated(comment.offerTitle) })}</bdi> ·{' '}
              <time dateTime={comment.createdAt}>{format.instant(comment.createdAt, 'date')}</time>
            </figcaption>
          </figure>
        </Card>
      ))}
    </ul>
  )
}
