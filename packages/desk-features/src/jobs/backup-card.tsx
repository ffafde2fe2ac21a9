import type { CallData, calls } from '@tradepost/contract'
import { useFormat, useT } from '@tradepost/i18n/react'
import { Card } from '@tradepost/ui-kit/card'
import { Notice } from '@tradepost/ui-kit/notice'
import * as css from './jobs.css.ts'

type Backups = CallData<typeof calls.job.jobOverview>['backups']

/** When the last backup was taken, and whether one could be restored. */
export function BackupCard({ backups: { newestAt, kept, everyMinutes, trial } }: { backups: Backups }) {
  const t = useT()
  const { instant } = useFormat()
  return (
    <Card as="section" aria-labelledby="backups">
      <div className={css.part}>
        <h2 id="backups">{t('jobs.backups')}</h2>
        {newestAt ? null : <Notice tone="warning">{t('jobs.no-backup')}</Notice>}
        {trial && !trial.ok ? (
          <Notice tone="danger">{t('jobs.trial-failed', { date: instant(trial.triedAt) })}</Notice>
        ) : null}
        <ul className={css.facts}>
          {newestAt ? <li>{t('jobs.newest', { date: instant(newestAt), n: kept })}</li> : null}
          <li>{everyMinutes > 0 ? t('jobs.every', { n: everyMinutes }) : t('jobs.elsewhere')}</li>
          {trial?.ok ? (
            <li>{t('jobs.trial-ok', { date: instant(trial.triedAt), from: instant(trial.takenAt) })}</li>
          ) : null}
          {trial ? null : <li>{t('jobs.no-trial')}</li>}
        </ul>
        <p className={css.muted}>{t('jobs.trial-lead')}</p>
      </div>
    </Card>
  )
}
