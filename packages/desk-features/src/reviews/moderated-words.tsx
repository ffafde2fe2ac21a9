import { Form } from '@remix-run/react'
import { type ReviewRemoval, reviewRemovals } from '@tradepost/domain/order/review-removals'
import { useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { Inline } from '@tradepost/ui-kit/layout'
import { Select } from '@tradepost/ui-kit/select'
import { readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { queueCss as css } from '../queue/index.ts'

const acts = {
  text: { remove: 'queues.review-remove', restore: 'queues.review-restore' },
  reply: { remove: 'queues.review-remove-reply', restore: 'queues.review-restore-reply' },
} as const

interface ModeratedWordsProps {
  reviewId: string
  part: 'text' | 'reply'
  words: string
  removedFor: ReviewRemoval | null
  result?: unknown
}

/** Words of a review or of its reply, with the form that takes them away or shows them again. */
export function ModeratedWords({ reviewId, part, words, removedFor, result }: ModeratedWordsProps) {
  const t = useT()
  const busy = useBusy()
  const mayModerate = useMay('staff')('review.moderate')
  const refusal = readRefusal(result)
  const isOwn = refusal.value('subject') === reviewId && refusal.value('part') === part
  return (
    <>
      {removedFor ? <Badge tone="warning">{t('queues.review-reason', { reason: removedFor })}</Badge> : null}
      <p className={css.words} dir="auto">
        {words}
      </p>
      {mayModerate ? (
        <Form method="post">
          <input type="hidden" name="subject" value={reviewId} />
          <input type="hidden" name="part" value={part} />
          {isOwn && refusal.summary[0] ? <p role="alert">{refusal.summary[0].message}</p> : null}
          <Inline gap={3} align="end">
            {removedFor ? null : (
              <Select
                id={`reason-${part}-${reviewId}`}
                name="reason"
                label={t('queues.review-reason-label')}
                options={reviewRemovals.map((reason) => ({
                  value: reason,
                  label: t('queues.review-reason', { reason }),
                }))}
              />
            )}
            <Button type="submit" variant="secondary" loading={busy}>
              {t(acts[part][removedFor ? 'restore' : 'remove'])}
            </Button>
          </Inline>
        </Form>
      ) : null}
    </>
  )
}
