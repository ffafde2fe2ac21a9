import { Form } from '@remix-run/react'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { type DeskColumn, DeskTable, useBusy } from '../kernel/index.ts'
import { useWebhookWords } from './use-webhook-words.ts'
import type { WebhookPageProps } from './webhook-page.tsx'
import * as css from './webhooks.css.ts'

type Delivery = WebhookPageProps['log']['list'][number]
const tones = { pending: 'neutral', done: 'success', failed: 'danger' } as const

/** What a webhook was told, with the answers to each attempt. */
export function DeliveryTable({ list, mayRepeat }: { list: readonly Delivery[]; mayRepeat: boolean }) {
  const t = useT()
  const { instant } = useFormat()
  const { topicName } = useWebhookWords()
  const busy = useBusy('replay')
  const columns: DeskColumn<Delivery>[] = [
    { id: 'topic', header: t('webhooks.topics'), cell: ({ topic }) => topicName(topic) },
    { id: 'subject', header: t('webhooks.subject'), cell: ({ subjectId }) => subjectId },
    { id: 'at', header: t('webhooks.at'), cell: ({ at }) => instant(at) },
    {
      id: 'state',
      header: t('webhooks.state-label'),
      cell: ({ state, nextAt }) => (
        <>
          <Badge tone={tones[state]}>{t('webhooks.delivery-state', { state })}</Badge>
          {nextAt ? <div className={css.muted}>{t('webhooks.next', { date: instant(nextAt) })}</div> : null}
        </>
      ),
    },
    {
      id: 'attempts',
      header: t('webhooks.attempts'),
      cell: ({ attempts }) =>
        attempts.length > 0 ? (
          <ul className={css.attempts}>
            {attempts.map(({ n, at, status, tookMs }) => (
              <li key={n} className={css.muted}>
                {t('webhooks.attempt', {
                  ...{ date: instant(at), outcome: status === null ? t('webhooks.no-answer') : String(status) },
                  ms: String(tookMs),
                })}
              </li>
            ))}
          </ul>
        ) : null,
    },
    ...(mayRepeat
      ? [
          {
            ...{ id: 'repeat', header: t('webhooks.repeat'), isPlain: true },
            cell: ({ eventId }: Delivery) => (
              <Form method="post">
                <input type="hidden" name="eventId" value={eventId} />
                <Button name="act" value="replay" size="sm" variant="secondary" loading={busy}>
                  {t('webhooks.repeat')}
                </Button>
              </Form>
            ),
          },
        ]
      : []),
  ]
  return (
    <DeskTable
      label={t('webhooks.log')}
      columns={columns}
      rows={list}
      rowKey={({ eventId }) => eventId}
      file="webhook-deliveries"
    />
  )
}
