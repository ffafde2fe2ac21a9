import { Form } from '@remix-run/react'
import type { SupportMail } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { TextLink } from '@tradepost/ui-kit/link'
import { DeskAnchor, type DeskColumn, DeskTable, paths, type StaffTable, useBusy, useMay } from '../kernel/index.ts'

const tones = { sent: 'success', failed: 'warning', waiting: 'neutral' } as const

interface MailTableProps {
  mails: readonly SupportMail[]
  /** True on the page of an order, whose mails need not name it. */
  isOfOrder?: boolean
  /** Makes sending again happen once; without it, mails can only be looked at. */
  idempotencyKey?: string
  file: StaffTable
}

function SendAgain({ mail: { id, subject }, idempotencyKey }: { mail: SupportMail; idempotencyKey: string }) {
  const t = useT()
  const busy = useBusy()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="mail" value={id} />
      <input type="hidden" name="key" value={idempotencyKey} />
      <Button variant="secondary" size="sm" loading={busy} aria-label={`${t('customerBan.resend')}: ${subject}`}>
        {t('customerBan.resend')}
      </Button>
    </Form>
  )
}

/** Mails with their state, without their texts. */
export function MailTable({ mails, isOfOrder = false, idempotencyKey, file }: MailTableProps) {
  const t = useT()
  const { instant } = useFormat()
  const mayResend = useMay('staff')('mail.resend')
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
    ...(idempotencyKey && mayResend
      ? [
          {
            id: 'resend',
            header: t('customerBan.resend'),
            isPlain: true,
            cell: (mail: SupportMail) =>
              mail.mayResend ? <SendAgain mail={mail} idempotencyKey={idempotencyKey} /> : null,
          },
        ]
      : []),
  ]
  return mails.length > 0 ? (
    <DeskTable label={t('support.mails')} columns={columns} rows={mails} rowKey={({ id }) => id} file={file} />
  ) : (
    <p>{t('support.no-mails')}</p>
  )
}
