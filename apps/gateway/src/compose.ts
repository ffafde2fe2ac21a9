import type { Tracing } from '@tradepost/serving/tracing'
import type { Logger } from 'pino'
import { createLogger } from './http/logger.ts'
import { createAlertCounts } from './platform/alerts/alerts.ts'
import type { Config } from './platform/config/config.ts'
import type { DatabaseAddresses } from './platform/config/database-settings.ts'
import { createSecretBox } from './platform/crypto/secret-box.ts'
import { createDatabase } from './platform/db/database.ts'
import { createLive } from './platform/db/live.ts'
import type { Deps } from './platform/deps.ts'
import { createFiles } from './platform/files/create-files.ts'
import { createStripeIdentity } from './platform/identity-check/stripe-identity.ts'
import { createJobs } from './platform/jobs/app-jobs.ts'
import { createTurns } from './platform/limits/turns.ts'
import { createMail } from './platform/mail/mail-queue.ts'
import { createSafeFetch } from './platform/network/safe-fetch.ts'
import { createSellerCalls } from './platform/network/seller-calls.ts'
import { createPaymentProviders } from './platform/payment/providers.ts'
import { createSandboxBank } from './platform/payout/sandbox-bank.ts'
import { createStripeConnect } from './platform/payout/stripe/connect.ts'
import { createOwnKeys } from './platform/stripe/own-keys.ts'
import { type Clock, systemClock } from './platform/time/clock.ts'
import { createLibreTranslate } from './platform/translation/libre-translate.ts'

interface Options {
  config: Config
  /** Connection string of the application role at the server itself. */
  databaseUrl: string
  /** The addresses for requests: the pooler or the server, by default the server, and a standby for some reads. */
  requests?: Pick<DatabaseAddresses, 'url' | 'isShared' | 'reads'> | null
  /** Connection string of the owning role, which creates tenants. */
  ownerUrl?: string | null
  clock?: Clock
  log?: Logger
  poolSize?: number
  /** Time limit of a statement, and of waiting for a connection. */
  patienceMs?: number
  /** Traces of requests; by default none are exported. */
  tracing?: Tracing | null
}

const ownerPatienceMs = 10_000

/** Connects as the owning role once something is created, which is rare. */
const createOwner = (connectionString: string, now: (() => Date) | undefined) =>
  createDatabase({ connectionString, max: 2, connectionTimeoutMillis: ownerPatienceMs }, { now })

/** The composition root: builds every dependency from the configuration. */
export function compose({
  config,
  databaseUrl,
  ownerUrl = null,
  clock = systemClock,
  log = createLogger(config.logLevel),
  requests = null,
  poolSize = config.connections.requests,
  patienceMs = config.connections.timeoutMs,
  tracing = null,
}: Options): Deps {
  const testing = clock !== systemClock && !('follow' in clock)
  if (testing && config.nodeEnv !== 'test') throw new Error('A clock that can be set works in test mode only.')
  // In tests the database follows the test clock; otherwise the gateway follows the database's clock.
  const testTime = testing ? () => clock.now() : undefined
  const alerts = createAlertCounts(log)
  const live = createLive({ connectionString: databaseUrl, log })
  const db = createDatabase(
    {
      connectionString: requests?.url ?? databaseUrl,
      directUrl: databaseUrl,
      isShared: requests?.isShared,
      reads: requests?.reads,
      ownConnections: config.connections.background,
      max: poolSize,
      connectionTimeoutMillis: patienceMs,
      statement_timeout: patienceMs,
      // `statement_timeout` ends slow statements; `query_timeout` ends the wait for a server that does not respond.
      query_timeout: patienceMs,
    },
    { now: testTime, onAlert: alerts.count, isNoticing: live.isListening, log, isTraced: tracing !== null },
  )
  const { replica } = db
  if (replica) live.followChanges((change) => replica.noteChange(change))
  const secrets = createSecretBox(
    config.appSecret.toString('base64'),
    config.previousAppSecrets.map((secret) => secret.toString('base64')),
  )
  const ownKeys = createOwnKeys({ db, secrets, clock })
  const jobs = createJobs({ pool: db.ownPool, clock, log, connectionString: databaseUrl })
  return {
    config,
    clock,
    log,
    db,
    owner: ownerUrl ? createOwner(ownerUrl, testTime) : null,
    alerts,
    tracing,
    mail: createMail(clock, secrets),
    jobs,
    files: createFiles(config),
    live,
    payments: createPaymentProviders({ db, clock, jobs, secrets, ownKeys, config }),
    paymentKeys: ownKeys,
    translator: config.translator ? createLibreTranslate(config.translator) : null,
    bank: config.stripe ? null : createSandboxBank({ db, clock, jobs, secrets, config }),
    connect: config.stripeConnect ? createStripeConnect(config.stripeConnect, ownKeys, clock) : null,
    identityChecks: config.stripeIdentity ? createStripeIdentity(config.stripeIdentity, ownKeys, clock) : null,
    secrets,
    turns: {
      // Far fewer concurrent calls than pool connections, so that the flood of one caller cannot use up the pool.
      // A page's dozen calls fit. A waiting call is refused before the running calls reach the database's time limit.
      person: createTurns({ atOnce: 4, waiting: 200, patienceMs: Math.max(500, patienceMs - 500), of: 'one caller' }),
      // Higher, because many people may share an address.
      address: createTurns({ atOnce: 12, waiting: 500, patienceMs, of: 'strangers' }),
    },
    fetch: createSafeFetch({ privateHosts: config.identity.privateHosts }),
    sellerCalls: createSellerCalls(config.sellerPrivateHosts),
  }
}
