import path from 'node:path'
import { blockedPortOf } from '@tradepost/domain/address/blocked-ports'
import { type RestartCounts, readRestarts } from '@tradepost/serving/restarts'
import { readTracing, type TracingConfig } from '@tradepost/serving/tracing-config'
import type { LibreTranslateSettings } from '../translation/libre-translate.ts'
import {
  type ConnectionSettings,
  connectionSettings,
  type DatabaseAddresses,
  databaseAddresses,
} from './database-settings.ts'
import { developmentSecret } from './defaults.ts'
import { type FileSettings, fileSettings } from './file-settings.ts'
import type { IdentityProviders } from './identity.ts'
import { type PushKeys, pushKeysOf } from './push-keys.ts'
import { unsafeSettings } from './safety.ts'
import { parse } from './variables.ts'

const standIns = ['EMBEDDED_DATABASE', 'OUTBOX', 'SANDBOX_PAYMENT'] as const
type StandIn = (typeof standIns)[number]

/** Settings of a product of Stripe beside card payments. */
export interface StripeProduct {
  api: string
  /** Tenant id → secret key, of the tenants that use the product. */
  keys: Readonly<Record<string, string>>
  /** Tenant id → signing secrets of its webhooks. */
  webhookSecrets: Readonly<Record<string, readonly string[]>>
}

export interface StripeSettings {
  /** Base URL of the API; only tests replace Stripe's own. */
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
  /** The gateway's public address, used by browsers and in mails, without a trailing slash. */
  publicUrl: string
  dataDir: string
  files: FileSettings
  /** `null` means the embedded PostgreSQL under `dataDir`. */
  database: DatabaseAddresses | null
  connections: ConnectionSettings
  /** Application secret of 32 bytes: wraps every stored key and peppers the hashes of codes. */
  appSecret: Buffer
  /** Earlier secrets. Keys that were wrapped with them can still be opened. */
  previousAppSecrets: readonly Buffer[]
  /** Client id → secret of the confidential storefront clients. */
  clientSecrets: Readonly<Record<string, string>>
  /** Client id → tenant code of the clients that may act for a person (proxy grants). */
  privilegedClients: Readonly<Record<string, string>>
  /**
   * Client secrets and site origins set in the environment, without defaults. Only these replace the values in the
   * database.
   */
  given: Readonly<Record<'clientSecrets' | 'siteOrigins', Readonly<Record<string, string>>>>
  /** Sign-in providers, and the hosts of our own network that may be called for them. */
  identity: { providers: IdentityProviders; privateHosts: readonly string[] }
  /** Hosts of our own network that may be called for sellers; none in production. */
  sellerPrivateHosts: readonly string[]
  /** Tenant code → storefront origin, where it differs from the stored one. */
  siteOrigins: Readonly<Record<string, string>>
  /** Tenant code → origin of the desk, where sellers and staff work; the storefront's origin by default. */
  deskOrigins: Readonly<Record<string, string>>
  /** `senders`: tenant code → sender of its mails; `from` is the sender of all other tenants. */
  mail: { smtpUrl: string | null; from: string; senders: Readonly<Record<string, string>> }
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent'
  trustedProxies: readonly string[]
  /** Host names of this gateway in addition to that of `publicUrl`. */
  hosts: readonly string[]
  /** Maximum reads of the public shop per IP address and minute. */
  readsPerMinute: number
  /** Stand-ins (embedded database, outbox, sandbox payments) that the operator allows in production. */
  standInsInProduction: readonly StandIn[]
  /** `inside`: the serving process also runs the jobs. */
  worker: 'inside' | 'none'
  /** True serves the API documentation at /docs. */
  apiDocs: boolean
  /** The process is terminated if its event loop is blocked for longer than this. */
  stuckAfterMs: number
  /** Number of restarts of this process by the supervisor, by reason. */
  restarts: RestartCounts
  /** The receiver of traces; null if none are sent. */
  tracing: TracingConfig | null
  /** Stripe's settings; null means that the sandbox takes card payments. */
  stripe: StripeSettings | null
  /** Base URL of Stripe's API, for tenants whose staff set keys. */
  stripeApi: string
  /** Stripe Connect, which pays sellers; null unless a tenant has it. */
  stripeConnect: StripeProduct | null
  /** Stripe Identity, which checks who applicants are; null unless a tenant has it. */
  stripeIdentity: StripeProduct | null
  /** The keys that sign notifications for browsers; null sends none. */
  push: PushKeys | null
  /** Address of the central bank's data portal; null fetches no exchange rates. */
  ecbApi: string | null
  /** The service that translates by machine; null without one. */
  translator: LibreTranslateSettings | null
  /** `optional` asks only those for a second factor who have one; for demonstrations. */
  staffFactor: 'required' | 'optional'
  /** `remove` deletes files that nothing refers to; `count` only counts them. */
  unusedFiles: 'remove' | 'count'
  /**
   * `everyMinutes` 0 takes no backups while serving; `keep` is the number of backups that stay; `trialEveryDays` 0 tries no
   * restores while serving.
   */
  backup: { folder: string; everyMinutes: number; keep: number; trialEveryDays: number }
}

/** The settings of a product that the tenants with secrets for its webhooks use; null if none does. */
function stripeProduct(
  { STRIPE_API: api, STRIPE_SECRET_KEYS: keys }: { STRIPE_API: string; STRIPE_SECRET_KEYS: Record<string, string> },
  secrets: Readonly<Record<string, string>>,
): StripeProduct | null {
  const tenantIds = Object.keys(secrets)
  if (tenantIds.length === 0) return null
  return {
    api: api.replace(/\/$/, ''),
    keys: Object.fromEntries(tenantIds.map((id) => [id, keys[id] ?? ''])),
    webhookSecrets: Object.fromEntries(
      Object.entries(secrets).map(([id, text]) => [id, text.split(' ').filter((secret) => secret !== '')]),
    ),
  }
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

function readPushKeys(privateKey: string | undefined, contact: string | undefined): PushKeys | null {
  if (!privateKey || !contact) return null
  try {
    return pushKeysOf(privateKey, contact)
  } catch {
    throw new ConfigError(['PUSH_PRIVATE_KEY must be a key that `main.ts push-keys` printed.'])
  }
}

/** Reads and checks the environment; throws a ConfigError that lists all problems. */
export function readConfig(env: Readonly<Record<string, string | undefined>>): Config {
  const { values, problems } = parse(env)
  const tracing = readTracing(env, problems)
  if (!values || problems.length > 0) throw new ConfigError(problems)
  const port = Number(values.GATEWAY_PORT)
  const dataDir = path.resolve(values.DATA_DIR ?? path.join(import.meta.dirname, '../../../../../.data'))
  const config: Config = {
    nodeEnv: values.NODE_ENV,
    host: values.GATEWAY_HOST,
    port,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${port}`).replace(/\/$/, ''),
    dataDir,
    files: fileSettings(values),
    database: databaseAddresses(values),
    connections: connectionSettings(values),
    appSecret: values.APP_SECRET ? Buffer.from(values.APP_SECRET, 'base64') : developmentSecret,
    previousAppSecrets: values.APP_SECRET_PREVIOUS.map((secret) => Buffer.from(secret, 'base64')),
    privilegedClients: values.PRIVILEGED_CLIENTS,
    identity: {
      providers: (values.IDENTITY_PROVIDERS ?? {}) as IdentityProviders,
      privateHosts: values.IDENTITY_PRIVATE_HOSTS,
    },
    sellerPrivateHosts: values.SELLER_PRIVATE_HOSTS,
    clientSecrets: values.CLIENT_SECRETS ?? {},
    given: { clientSecrets: values.CLIENT_SECRETS ?? {}, siteOrigins: values.SITE_ORIGINS ?? {} },
    siteOrigins: values.SITE_ORIGINS ?? {},
    deskOrigins: values.DESK_ORIGINS,
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
    tracing,
    stripe:
      values.PAYMENT_PROVIDER === 'stripe'
        ? {
            api: values.STRIPE_API.replace(/\/$/, ''),
            keys: values.STRIPE_SECRET_KEYS,
            webhookSecrets: values.STRIPE_WEBHOOK_SECRETS,
          }
        : null,
    stripeApi: values.STRIPE_API.replace(/\/$/, ''),
    stripeConnect: stripeProduct(values, values.STRIPE_CONNECT_SECRETS),
    stripeIdentity: stripeProduct(values, values.STRIPE_IDENTITY_SECRETS),
    push: readPushKeys(values.PUSH_PRIVATE_KEY, values.PUSH_CONTACT),
    ecbApi: values.RATES_SOURCE === 'ecb' ? values.ECB_API.replace(/\/$/, '') : null,
    translator:
      values.TRANSLATOR === 'libretranslate'
        ? { api: values.TRANSLATOR_URL.replace(/\/$/, ''), key: values.TRANSLATOR_KEY ?? null }
        : null,
    staffFactor: values.STAFF_FACTOR ?? (values.NODE_ENV === 'production' ? 'required' : 'optional'),
    unusedFiles: values.UNUSED_FILES,
    backup: {
      folder: path.resolve(values.BACKUP_DIR ?? path.join(dataDir, 'backups')),
      everyMinutes: Number(values.BACKUP_EVERY_MINUTES),
      keep: Number(values.BACKUP_KEEP),
      trialEveryDays: Number(values.BACKUP_EVERY_MINUTES) > 0 ? Number(values.BACKUP_TRIAL_DAYS) : 0,
    },
  }
  if (config.backup.everyMinutes > 0 && config.database && !config.database.ownerUrl)
    throw new ConfigError(['BACKUP_EVERY_MINUTES needs DATABASE_OWNER_URL: only the owning role reads every table.'])
  const blockedPorts = [`http://localhost:${port}`, config.publicUrl, ...Object.values(config.siteOrigins)].flatMap(
    (address) => blockedPortOf(address) ?? [],
  )
  if (blockedPorts.length > 0)
    throw new ConfigError([
      `Browsers refuse to connect to port ${[...new Set(blockedPorts)].join(', ')}: choose another in GATEWAY_PORT, PUBLIC_URL or SITE_ORIGINS.`,
    ])
  const unsafe = config.nodeEnv === 'production' ? unsafeSettings(config) : []
  if (unsafe.length > 0) throw new ConfigError(unsafe)
  return config
}
