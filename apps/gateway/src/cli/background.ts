import { dayMs, minuteMs } from '@tradepost/domain/time/durations'
import { sweepAlerts } from '../modules/alerts/due-alerts.ts'
import { forgetEvidence } from '../modules/chargeback/forget-evidence.ts'
import { sweepFiles } from '../modules/file/sweep-files.ts'
import { forgetInvoices } from '../modules/invoice/forget-invoices.ts'
import { reportFailure } from '../modules/job/report-failure.ts'
import { foldLedgers } from '../modules/ledger/fold-ledger.ts'
import { sweepRanks } from '../modules/ranking/sweep-ranks.ts'
import { sweepRates } from '../modules/rates/sweep-rates.ts'
import { updateRates } from '../modules/rates/update-rates.ts'
import { forgetOldTickets } from '../modules/ticket/forget-tickets.ts'
import { sweepMarks } from '../modules/trust/expire-marks.ts'
import { scheduleBackups } from '../platform/backup/schedule.ts'
import { purgeEnded } from '../platform/db/purge.ts'
import type { Deps } from '../platform/deps.ts'
import { createMailSender } from '../platform/mail/sender.ts'
import { inBackground } from '../platform/process/background.ts'

/** Runs due jobs, mails, backups and trials of them, ledger folding and the removal of expired rows. Safe to run in several processes. */
export const startBackground = (deps: Deps, ownerUrl: string | null) => inBackground(() => start(deps, ownerUrl))

async function start(deps: Deps, ownerUrl: string | null) {
  const { config, db, clock, log, jobs, secrets } = deps
  const { smtpUrl, from, senders } = config.mail
  const sender = smtpUrl ? createMailSender({ db, clock, secrets, log, smtpUrl, from, senders }) : null
  await jobs.start()
  sender?.start()
  const { folder, everyMinutes, keep, trialEveryDays } = config.backup
  const backups = ownerUrl
    ? scheduleBackups({
        ...{ ownerUrl, folder, keep, log, files: deps.files },
        everyMs: everyMinutes > 0 ? everyMinutes * minuteMs : null,
        trialEveryMs: trialEveryDays > 0 ? trialEveryDays * dayMs : null,
        onFailure: (failure) => reportFailure(deps, failure),
      })
    : null
  const refreshRates = () =>
    updateRates(deps)
      .then(() => sweepRates(deps))
      .catch((error) => log.warn({ err: error }, 'the rates could not be refreshed'))
  refreshRates()
  const purging = setInterval(() => {
    purgeEnded(db, clock).catch((error) => log.warn({ err: error }, 'expired rows could not be deleted'))
    forgetOldTickets(db, clock).catch((error) => log.warn({ err: error }, 'old requests could not be erased'))
    forgetInvoices(deps).catch((error) => log.warn({ err: error }, 'old invoices could not be made nameless'))
    forgetEvidence(deps).catch((error) => log.warn({ err: error }, 'old evidence could not be erased'))
    sweepFiles(deps).catch((error) => log.warn({ err: error }, 'unused files could not be removed'))
    refreshRates()
    sweepMarks(deps).catch((error) => log.warn({ err: error }, 'old marks of offers could not be ended'))
    sweepAlerts(deps).catch((error) => log.warn({ err: error }, 'offer alerts could not be checked'))
  }, 10 * minuteMs)
  /** The ranking that is running; the next begins after it. */
  let ranking: Promise<unknown> | null = null
  const folding = setInterval(() => {
    ranking ??= sweepRanks(deps)
      .catch((error) => log.warn({ err: error }, 'the offers could not be ranked'))
      .finally(() => {
        ranking = null
      })
    foldLedgers(db).catch((error) => log.warn({ err: error }, 'the ledger could not be folded'))
  }, minuteMs)
  return {
    /** Stops all timers and waits for the running jobs, mails and backups. */
    async stop() {
      clearInterval(purging)
      clearInterval(folding)
      await Promise.all([jobs.stop(), sender?.stop(), backups?.stop(), ranking])
    },
  }
}
