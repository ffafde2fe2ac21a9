import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Notice } from '@tradepost/ui-kit/notice'
import { PageHead, Problems, readRefusal, useBusy, useMay } from '../kernel/index.ts'
import { BackupCard } from './backup-card.tsx'
import { JobTable } from './job-table.tsx'
import * as css from './jobs.css.ts'
import { MailTable } from './mail-table.tsx'

export interface JobsPageProps {
  overview: CallData<typeof calls.job.jobOverview>
  result?: unknown
}

/** What was done. */
function Outcome({ result }: Pick<JobsPageProps, 'result'>) {
  const t = useT()
  const { ok, count, asked } = (result ?? {}) as { ok?: boolean; count?: number; asked?: 'backup' | 'trial' }
  if (!ok) return <Problems refusal={readRefusal(result)} />
  if (asked) return null
  return (
    <Notice tone="success" role="status">
      {count === undefined ? t('jobs.retried') : t('jobs.mails-retried', { n: count })}
    </Notice>
  )
}

/** Jobs that fail, mails that wait, and the state of the backups. */
export function JobsPage({ overview: { jobs, mails, backups }, result }: JobsPageProps) {
  const t = useT()
  const mayRetry = useMay('staff')('job.retry')
  const busy = useBusy('retry-mails')
  return (
    <div className={css.page}>
      <PageHead title={t('jobs.title')} lead={t('jobs.lead')} />
      {result ? <Outcome result={result} /> : null}
      <section className={css.part} aria-labelledby="jobs">
        <h2 id="jobs">{t('jobs.jobs')}</h2>
        <p className={css.muted}>{t('jobs.counts', { dead: jobs.dead, failing: jobs.failing, late: jobs.late })}</p>
        {jobs.list.length > 0 ? <JobTable jobs={jobs.list} mayRetry={mayRetry} /> : null}
      </section>
      <section className={css.part} aria-labelledby="mails">
        <h2 id="mails">{t('jobs.mails')}</h2>
        <p className={css.muted}>{t('jobs.mail-counts', { waiting: mails.waiting, failed: mails.failed })}</p>
        {mails.list.length > 0 ? <MailTable mails={mails.list} /> : null}
        {mayRetry && mails.list.length > 0 ? (
          <Form method="post">
            <Button name="act" value="retry-mails" variant="secondary" loading={busy}>
              {t('jobs.retry-mails')}
            </Button>
          </Form>
        ) : null}
      </section>
      <BackupCard backups={backups} />
    </div>
  )
}
