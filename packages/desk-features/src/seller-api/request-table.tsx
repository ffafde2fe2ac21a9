import type { DeclaredRequest } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'

const tones = { pending: 'neutral', done: 'success', failed: 'danger', dropped: 'neutral' } as const

/** The newest calls to the seller's program, with the class of each answer. */
export function RequestTable({ requests }: { requests: readonly DeclaredRequest[] }) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<DeclaredRequest>[] = [
    {
      id: 'event',
      header: t('sellerEndpoint.event'),
      cell: ({ event }) => t('sellerEndpoint.event-name', { event }),
    },
    {
      id: 'order',
      header: t('sellerEndpoint.order'),
      cell: ({ orderId }) => (
        <TextLink as={DeskAnchor} href={paths.order(orderId)}>
          {orderId}
        </TextLink>
      ),
    },
    { id: 'pieces', header: t('sellerEndpoint.pieces'), align: 'end', cell: ({ count }) => count },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={tones[state]}>{t('sellerEndpoint.state', { state })}</Badge>,
    },
    { id: 'attempts', header: t('sellerEndpoint.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      id: 'answer',
      header: t('sellerEndpoint.answer'),
      cell: ({ answer, nextAt }) => (
        <>
          {answer ? t('sellerEndpoint.answer-name', { answer }) : '–'}
          {nextAt ? <div>{t('sellerEndpoint.again-at', { time: instant(nextAt) })}</div> : null}
        </>
      ),
    },
    { id: 'called', header: t('sellerEndpoint.called'), cell: ({ createdAt }) => instant(createdAt) },
  ]
  return (
    <DeskTable
      label={t('sellerEndpoint.requests')}
      columns={columns}
      rows={requests}
      rowKey={({ id }) => id}
      file="api-requests"
    />
  )
}
