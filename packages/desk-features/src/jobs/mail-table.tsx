import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { type DeskColumn, DeskTable } from '../kernel/index.ts'
import * as css from './jobs.css.ts'

type Mail = CallData<typeof calls.job.jobOverview>['mails']['list'][number]
/** Mails have no id here, so that nobody reads one by it. */
interface NumberedMail extends Mail {
  n: number
}

/** Mails whose last attempt failed: what about and to which mail server, without the person. */
export function MailTable({ mails }: { mails: readonly Mail[] }) {
  const t = useT()
  const { instant } = useFormat()
  const rows = mails.map((mail, n): NumberedMail => ({ ...mail, n }))
  const columns: DeskColumn<NumberedMail>[] = [
    {
      id: 'subject',
      header: t('jobs.mail-subject'),
      cell: ({ subject }) => <bdi>{subject ?? t('jobs.sign-in-code')}</bdi>,
    },
    { id: 'host', header: t('jobs.host'), cell: ({ host }) => <bdi className={css.code}>{host}</bdi> },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => (
        <Badge tone={state === 'failed' ? 'danger' : 'warning'}>{t('support.mail-state', { state })}</Badge>
      ),
    },
    { id: 'attempts', header: t('jobs.attempts'), align: 'end', cell: ({ attempts }) => attempts },
    { id: 'created', header: t('jobs.written'), cell: ({ createdAt }) => instant(createdAt) },
    { id: 'next', header: t('jobs.next'), cell: ({ nextAt }) => (nextAt ? instant(nextAt) : '–') },
    {
      id: 'failure',
      header: t('jobs.failure'),
      cell: ({ failure }) => <bdi className={css.code}>{failure ?? '–'}</bdi>,
    },
  ]
  return <DeskTable label={t('jobs.mails')} columns={columns} rows={rows} rowKey={({ n }) => String(n)} file="mails" />
}
