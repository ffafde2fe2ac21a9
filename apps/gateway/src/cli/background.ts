import { sweepAlerts } from '../modules/alerts/tell-due.ts'
import { sweepFiles } from '../modules/file/sweep-files.ts'
import { scheduleBackups } from '../platform/backup/schedule.ts'
import { purgeEnded } from '../platform/db/purge.ts'
import type { Deps } from '../platform/deps.ts'
import { mediaFolder } from '../platform/files/disk-files.ts'
import { createMailSender } from '../platform/mail/sender.ts'
import { inBackground } from '../platform/process/background.ts'

const purgeEveryMs = 10 * 60_000

/** Runs what nobody waits for: due jobs, waiting mails, removal of what has ended. Any number of processes may. */
export const startBackground = (deps: Deps, ownerUrl: string | null) => inBackground(() => start(deps, ownerUrl))

async function start(deps: Deps, ownerUrl: string | null) {
  const { config, db, clock, log, jobs, secrets } = deps
  const { smtpUrl, from, senders } = config.mail
  const sender = smtpUrl ? createMailSender({ db, clock, secrets, log, smtpUrl, from, senders }) : null
  await jobs.start()
  sender?.start()
  const { folder, everyMinutes, keep } = config.backup
  const backups =
    everyMinutes > 0 && ownerUrl
      ? scheduleBackups({
          ownerUrl,
          folder,
          keep,
          media: mediaFolder(config.dataDir),
          everyMs: everyMinutes * 60_000,
          log,
        })
      : null
  const purging = setInterval(() => {
    purgeEnded(db, clock).catch((error) => log.warn({ err: error }, 'ended rows were not removed'))
    sweepFiles(deps).catch((error) => log.warn({ err: error }, 'files that nothing refers to were not removed'))
    sweepAlerts(deps).catch((error) => log.warn({ err: error }, 'alerts were not looked through'))
  }, purgeEveryMs)
  return {
    /** Claims nothing more and lets what runs end. */
    async stop() {
      clearInterval(purging)
      await Promise.all([jobs.stop(), sender?.stop(), backups?.stop()])
    },
  }
}
