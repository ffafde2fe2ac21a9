import path from 'node:path'
import { blockedPortOf } from '@tradepost/domain/address/blocked-ports'
import { type RestartCounts, readRestarts } from '@tradepost/serving/restarts'
import { developmentSecret } from './defaults.ts'
import type { IdentityProviders } from './identity.ts'
import { unsafeSettings } from './safety.ts'
import { parse } from './variables.ts'

const standIns = ['EMBEDDED_DATABASE', 'OUTBOX', 'SANDBOX_PAYMENT'] as const
type StandIn = (typeof standIns)[number]

export interface StripeSettings {
  /** Where the API is; another address only for stand-ins. */
  api: string
  /** Tenant id → secret key. */
  keys: Readonly<Record<string, string>>
  /** Tenant id → signing secret of the webhook. */
  webhookSecrets: Readonly<Record<string, string>>
}

/** Everything the gateway takes from its environment, read once and checked. */
export interface Config {
  nodeEnv: 'development' | 'test' | 'production'
  host: string
  port: number
  /** Where browsers and mails reach the gateway, without a trailing slash. */
  publicUrl: string
  dataDir: string
  /** `null` means the embedded PostgreSQL under `dataDir`. */
  database: { url: string; ownerUrl: string | null } | null
  /** Wraps every key at rest and peppers codes; 32 bytes. */
  appSecret: Buffer
  /** Secrets that were in use before; keys they wrapped still open. */
  previousAppSecrets: readonly Buffer[]
  /** Client id → secret of the confidential storefront clients. */
  clientSecrets: Readonly<Record<string, string>>
  /** Client id → tenant code of the clients that may act for a person (proxy grants). */
  privilegedClients: Readonly<Record<string, string>>
  /** What the environment itself says of clients and origins, no default: it alone replaces what the database holds. */
  given: Readonly<Record<'clientSecrets' | 'siteOrigins', Readonly<Record<string, string>>>>
  /** Who people may sign in with, and which of our own hosts may be asked for it. */
  identity: { providers: IdentityProviders; privateHosts: readonly string[] }
  /** Tenant code → storefront origin, where it differs from the stored one. */
  siteOrigins: Readonly<Record<string, string>>
  /** `senders`: tenant code → who its mails come from, where it is not `from`. */
  mail: { smtpUrl: string | null; from: string; senders: Readonly<Record<string, string>> }
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  trustedProxies: readonly string[]
  /** Names of this gateway beside that of `publicUrl`. */
  hosts: readonly string[]
  /** How often one address may read the public shop. */
  readsPerMinute: number
  /** Which stand-ins for the real thing an operator allows in production. */
  standInsInProduction: readonly StandIn[]
  /** Whether the serving process runs the jobs too. */
  worker: 'inside' | 'none'
  /** Whether the contract is shown at /docs. */
  apiDocs: boolean
  /** How long the event loop may stand still before the process is ended. */
  stuckAfterMs: number
  /** How often this process was started again before. */
  restarts: RestartCounts
  /** Where payments are made by Stripe; null lets the sandbox answer for cards. */
  stripe: StripeSettings | null
  /** Where backups go, how often one is taken while serving (0: never), how many stay. */
  /** Whether files that nothing refers to are removed, or only counted. */
  unusedFiles: 'remove' | 'count'
  backup: { folder: string; everyMinutes: number; keep: number }
}

/** Thrown with every problem of the environment at once, one readable sentence each. */
export class ConfigError extends Error {
  readonly problems: readonly string[]
  constructor(problems: readonly string[]) {
    super(`The gateway cannot start:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`)
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads and checks the environment; throws a ConfigError that lists all problems. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { values, problems } = parse(env)
  if (!values) throw new ConfigError(problems)
  const port = Number(values.GATEWAY_PORT)
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../../../.data'))
  const config: Config = {
    nodeEnv: values.NODE_ENV,
    host: values.GATEWAY_HOST,
    port,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir,
    database: values.DATABASE_URL ? { url: values.DATABASE_URL, ownerUrl: values.DATABASE_OWNER_URL ?? null } : null,
    appSecret: values.APP_SECRET ? Buffer.from(values.APP_SECRET, 'base64') : developmentSecret,
    previousAppSecrets: values.APP_SECRET_PREVIOUS.map((secret) => Buffer.from(secret, 'base64')),
    privilegedClients: values.PRIVILEGED_CLIENTS,
    identity: {
      providers: (values.IDENTITY_PROVIDERS ?? {}) as IdentityProviders,
      privateHosts: values.IDENTITY_PRIVATE_HOSTS,
    },
    clientSecrets: values.CLIENT_SECRETS ?? {},
    given: { clientSecrets: values.CLIENT_SECRETS ?? {}, siteOrigins: values.SITE_ORIGINS ?? {} },
    siteOrigins: values.SITE_ORIGINS ?? {},
    mail: {
      smtpUrl: values.MAILER === 'smtp' ? (values.SMTP_URL ?? null) : values.MAILER === 'outbox' ? null : values.MAILER,
      from: values.MAIL_FROM,
      senders: values.SITE_MAIL_FROM,
    },
    logLevel: values.LOG_LEVEL,
    trustedProxies: values.TRUSTED_PROXIES,
    hosts: values.GATEWAY_HOSTS,
    readsPerMinute: Number(values.READS_PER_MINUTE),
    standInsInProduction: standIns.filter((name) => values[`ALLOW_${name}_IN_PRODUCTION`] === '1'),
    worker: values.WORKER,
    apiDocs: values.API_DOCS ? values.API_DOCS === '1' : values.NODE_ENV !== 'production',
    stuckAfterMs: Number(values.STUCK_AFTER_MS),
    restarts: readRestarts(env),
    stripe:
      values.PAYMENT_PROVIDER === 'stripe'
        ? {
            api: values.STRIPE_API.replace(/\/$/, ''),
            keys: values.STRIPE_SECRET_KEYS,
            webhookSecrets: values.STRIPE_WEBHOOK_SECRETS,
          }
        : null,
    unusedFiles: values.UNUSED_FILES,
    backup: {
      folder: path.resolve(values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      everyMinutes: Number(values.BACKUP_EVERY_MINUTES),
      keep: Number(values.BACKUP_KEEP),
    },
  }
  if (config.backup.everyMinutes > 0 && config.database && !config.database.ownerUrl)
    throw new ConfigError(['BACKUP_EVERY_MINUTES needs DATABASE_OWNER_URL: only the owning role reads every table.'])
  const refused = [`http://localhost:${port}`, config.publicUrl, ...Object.values(config.siteOrigins)].flatMap(
    (address) => blockedPortOf(address) ?? [],
  )
  if (refused.length > 0)
    throw new ConfigError([
      `Browsers refuse to ask port ${[...new Set(refused)].join(', ')}: take another in GATEWAY_PORT, PUBLIC_URL or SITE_ORIGINS.`,
    ])
  const unsafe = config.nodeEnv === 'production' ? unsafeSettings(config) : []
  if (unsafe.length > 0) throw new ConfigError(unsafe)
  return config
}
