import type { SupportMail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths } from '../kernel/index.ts'

const tones = { sent: 'success', failed: 'warning', waiting: 'neutral' } as const

interface MailTableProps {
  mails: readonly SupportMail[]
  /** True on the page of an order, whose mails need not name it. */
  isOfOrder?: boolean
}

/** Mails with their state, without their texts. */
export function MailTable({ mails, isOfOrder = false }: MailTableProps) {
  const t = useT()
  const { instant } = useFormat()
  const columns: DeskColumn<SupportMail>[] = [
    { id: 'subject', header: t('support.subject'), cell: ({ subject }) => subject },
    { id: 'to', header: t('support.to'), cell: ({ to }) => to },
    {
      id: 'state',
      header: t('support.state-label'),
      cell: ({ state, lastError }) => (
        <>
          <Badge tone={tones[state]}>{t('support.mail-state', { state })}</Badge>{' '}
          {lastError ? <bdi>{lastError}</bdi> : null}
        </>
      ),
    },
    { id: 'attempts', header: t('support.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    {
      id: 'at',
      header: t('staffDesk.when'),
      cell: ({ sentAt, createdAt }) => instant(sentAt ?? createdAt, 'dateTime'),
    },
    ...(isOfOrder
      ? []
      : [
          {
            id: 'order',
            header: t('cases.order'),
            cell: ({ orderId }: SupportMail) =>
              orderId ? (
                <TextLink as={DeskAnchor} href={paths.staffOrder(orderId)}>
                  <bdi>{orderId}</bdi>
                </TextLink>
              ) : null,
          },
        ]),
  ]
  return mails.length > 0 ? (
    <DeskTable label={t('support.mails')} columns={columns} rows={mails} rowKey={({ id }) => id} />
  ) : (
    <p>{t('support.no-mails')}</p>
  )
}
