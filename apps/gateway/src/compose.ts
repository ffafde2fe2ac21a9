import type { Logger } from 'pino'
import { createLogger } from './http/logger.ts'
import { createAlertCounts } from './platform/alerts/alerts.ts'
import type { Config } from './platform/config/config.ts'
import { createSecretBox } from './platform/crypto/secret-box.ts'
import { createDatabase } from './platform/db/database.ts'
import { createLive } from './platform/db/live.ts'
import type { Deps } from './platform/deps.ts'
import { createDiskFiles } from './platform/files/disk-files.ts'
import { createJobs } from './platform/jobs/app-jobs.ts'
import { createTurns } from './platform/limits/turns.ts'
import { createMail } from './platform/mail/mail-queue.ts'
import { createSafeFetch } from './platform/network/safe-fetch.ts'
import { createPaymentProviders } from './platform/payment/providers.ts'
import { type Clock, systemClock } from './platform/time/clock.ts'

interface Options {
  config: Config
  /** Connection string of the application role. */
  databaseUrl: string
  clock?: Clock
  log?: Logger
  poolSize?: number
  /** How long a statement may take and a connection may be waited for. */
  patienceMs?: number
}

/** The composition root: every port gets the implementation that the configuration names. */
export function compose({
  config,
  databaseUrl,
  clock = systemClock,
  log = createLogger(config.logLevel),
  poolSize = 20,
  patienceMs = 1500,
}: Options): Deps {
  const testing = clock !== systemClock && !('follow' in clock)
  if (testing && config.nodeEnv !== 'test') throw new Error('A clock that can be set works in test mode only.')
  // A test clock leads the database; in earnest it is the other way round.
  const followed = testing ? () => clock.now() : undefined
  const alerts = createAlertCounts(log)
  const db = createDatabase(
    {
      connectionString: databaseUrl,
      max: poolSize,
      connectionTimeoutMillis: patienceMs,
      statement_timeout: patienceMs,
      // The server ends what is slow; this ends the wait for one that has fallen silent.
      query_timeout: patienceMs,
    },
    { now: followed, hear: alerts.hear },
  )
  const secrets = createSecretBox(
    config.appSecret.toString('base64'),
    config.previousAppSecrets.map((secret) => secret.toString('base64')),
  )
  const jobs = createJobs({ pool: db.ownPool, clock, log, connectionString: databaseUrl })
  return {
    config,
    clock,
    log,
    db,
    alerts,
    mail: createMail(clock, secrets),
    jobs,
    files: createDiskFiles(config),
    live: createLive({ connectionString: databaseUrl, log }),
    payments: createPaymentProviders({ db, clock, jobs, secrets, config }),
    secrets,
    turns: {
      // Fewer at once than connections by far: it takes several floods to fill the pool. A page asks a dozen things.
      // Less than the database gets: by the time that is given up, whoever waits behind it gives up too.
      person: createTurns({ atOnce: 4, waiting: 200, patienceMs: Math.max(500, patienceMs - 500), of: 'one caller' }),
      // Many people may share an address.
      address: createTurns({ atOnce: 12, waiting: 500, patienceMs, of: 'strangers' }),
    },
    fetch: createSafeFetch({ privateHosts: config.identity.privateHosts }),
  }
}
