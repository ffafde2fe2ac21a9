import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Badge } from '@tradepost/ui-kit/badge'
import { Button } from '@tradepost/ui-kit/button'
import { type DeskColumn, DeskTable, useBusy } from '../kernel/index.ts'
import * as css from './jobs.css.ts'

type Job = CallData<typeof calls.job.jobOverview>['jobs']['list'][number]

interface JobTableProps {
  jobs: readonly Job[]
  mayRetry: boolean
}

/** Jobs whose last attempt failed, with what went wrong and a button that runs one again. */
export function JobTable({ jobs, mayRetry }: JobTableProps) {
  const t = useT()
  const { instant } = useFormat()
  const busy = useBusy('retry')
  const columns: DeskColumn<Job>[] = [
    {
      id: 'subject',
      header: t('jobs.subject'),
      cell: ({ subject, task }) => (
        <>
          {t('jobs.subject-name', { subject })}
          <div className={css.muted}>
            <bdi className={css.code}>{task}</bdi>
          </div>
        </>
      ),
    },
    {
      id: 'state',
      header: t('desk.status'),
      cell: ({ state }) => <Badge tone={state === 'dead' ? 'danger' : 'warning'}>{t('jobs.state', { state })}</Badge>,
    },
    {
      id: 'attempts',
      header: t('jobs.attempts'),
      align: 'end',
      cell: ({ attempts, maxAttempts }) => t('jobs.attempts-of', { n: String(attempts), total: String(maxAttempts) }),
    },
    { id: 'next', header: t('jobs.next'), cell: ({ nextAt }) => (nextAt ? instant(nextAt) : '–') },
    {
      id: 'failure',
      header: t('jobs.failure'),
      cell: ({ failure }) => <bdi className={css.code}>{failure || '–'}</bdi>,
    },
    ...(mayRetry
      ? [
          {
            ...{ id: 'retry', header: t('jobs.retry'), align: 'end' as const, isPlain: true },
            cell: ({ id }: Job) => (
              <Form method="post">
                <input type="hidden" name="id" value={id} />
                <Button name="act" value="retry" variant="secondary" size="sm" loading={busy}>
                  {t('jobs.retry')}
                </Button>
              </Form>
            ),
          },
        ]
      : []),
  ]
  return <DeskTable label={t('jobs.jobs')} columns={columns} rows={jobs} rowKey={({ id }) => id} file="jobs" />
}
