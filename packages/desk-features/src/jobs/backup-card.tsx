import { Form } from '@remix-run/react'
import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Button } from '@tradepost/ui-kit/button'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import { useBusy, useMay, usePolling } from '../kernel/index.ts'
import * as css from './jobs.css.ts'

type Backups = CallData<typeof calls.job.jobOverview>['backups']

/** Buttons that take a backup and try to restore the newest one, while neither is under way. */
function BackupActs({ newestAt, isTaking, isTrying }: Backups) {
  const t = useT()
  const [taking, trying] = [useBusy('backup'), useBusy('trial')]
  return (
    <Form method="post" className={css.acts}>
      {isTaking ? null : (
        <Button name="act" value="backup" variant="secondary" loading={taking}>
          {t('jobs.take-backup')}
        </Button>
      )}
      {isTrying || !newestAt ? null : (
        <Button name="act" value="trial" variant="secondary" loading={trying}>
          {t('jobs.try-restore')}
        </Button>
      )}
    </Form>
  )
}

/** When the last backup was taken, whether one could be restored, and what staff can do about it. */
export function BackupCard({ backups }: { backups: Backups }) {
  const { newestAt, kept, failedAt, everyMinutes, trialEveryDays, trial, isTaking, isTrying, mayTake } = backups
  const t = useT()
  const { instant } = useFormat()
  const may = useMay('staff')('backup.take')
  usePolling(isTaking || isTrying)
  return (
    <Card as="section" aria-labelledby="backups">
      <div className={css.part}>
        <h2 id="backups">{t('jobs.backups')}</h2>
        {newestAt ? null : <Notice tone="warning">{t('jobs.no-backup')}</Notice>}
        {failedAt && !isTaking ? (
          <Notice tone="danger" role="status">
            {t('jobs.backup-failed', { date: instant(failedAt) })}
          </Notice>
        ) : null}
        {trial && !trial.ok ? (
          <Notice tone="danger">{t('jobs.trial-failed', { date: instant(trial.triedAt) })}</Notice>
        ) : null}
        {isTaking ? (
          <Notice tone="info" role="status">
            {t('jobs.backup-asked')}
          </Notice>
        ) : null}
        {isTrying ? (
          <Notice tone="info" role="status">
            {t('jobs.trial-asked')}
          </Notice>
        ) : null}
        <ul className={css.facts}>
          {newestAt ? <li>{t('jobs.newest', { date: instant(newestAt), n: kept })}</li> : null}
          <li>{everyMinutes > 0 ? t('jobs.every', { n: everyMinutes }) : t('jobs.elsewhere')}</li>
          {trial?.ok ? (
            <li>{t('jobs.trial-ok', { date: instant(trial.triedAt), from: instant(trial.takenAt) })}</li>
          ) : null}
          {trial ? null : <li>{t('jobs.no-trial')}</li>}
          <li>{trialEveryDays > 0 ? t('jobs.trial-every', { n: trialEveryDays }) : t('jobs.trial-elsewhere')}</li>
        </ul>
        <p className={css.muted}>{t('jobs.trial-lead')}</p>
        {may && mayTake ? <BackupActs {...backups} /> : null}
      </div>
    </Card>
  )
}
