import type { Review } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Rating } from '@tradepost/ui-kit/rating'
import { useCount, useIsolated } from '../kernel/index.ts'
import * as css from './review-card.css.ts'

const tones = { positive: 'success', neutral: 'neutral', negative: 'danger' } as const

/** A buyer's review with the seller's reply. */
export function ReviewItem({ review }: { review: Review }) {
  const t = useT()
  const count = useCount()
  const format = useFormat()
  const isolated = useIsolated()
  const { level, score, text, textLanguage, createdAt, author, offerTitle, removedFor, reply } = review
  return (
    <article className={css.item} data-level={level}>
      <header className={css.itemHead}>
        <Rating value={score} size="sm" label={count('offer.scoreLabel', score)} />
        <Badge tone={tones[level]}>{t(`offer.level_${level}`)}</Badge>
        <span className={css.who}>
          <bdi>{author}</bdi> · <time dateTime={createdAt}>{format.instant(createdAt, 'date')}</time>
        </span>
      </header>
      {removedFor ? (
        <p className={css.about}>{t('offer.reviewRemoved', { reason: removedFor })}</p>
      ) : (
        <p className={css.text} lang={textLanguage} dir="auto">
          {text}
        </p>
      )}
      <p className={css.about}>{t('offer.reviewOf', { title: isolated(offerTitle) })}</p>
      {reply ? (
        <div className={css.reply}>
          <p className={css.replyHead}>
            {t('offer.sellerReply')} · <time dateTime={reply.createdAt}>{format.instant(reply.createdAt, 'date')}</time>
          </p>
          {reply.removedFor ? (
            <p className={css.about}>{t('offer.reviewRemoved', { reason: reply.removedFor })}</p>
          ) : (
            <p dir="auto">{reply.text}</p>
          )}
        </div>
      ) : null}
    </article>
  )
}
