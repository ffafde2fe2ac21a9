import { type Static, Type } from 'typebox'
import Value from 'typebox/value'
import { databaseProblems, databaseVariables } from './database-settings.ts'
import { fileProblems, fileVariables } from './file-settings.ts'
import { IdentityProvidersVariable } from './identity.ts'
import { readSenderAddress } from './mail-sender-address.ts'

const url = (schemes: string, description: string) => Type.String({ pattern: `^(${schemes})://[^\\s]+$`, description })

const flag = () => Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '0', description: 'must be 0 or 1' })

/** The schema of each variable. `description` ends the error message of an invalid value: "NAME must be …". */
const Variables = Type.Object({
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
    description: 'must be development, test or production',
  }),
  GATEWAY_HOST: Type.String({ default: '127.0.0.1', minLength: 1, description: 'must be a host name or address' }),
  GATEWAY_PORT: Type.String({
    default: '4000',
    pattern: '^([0-9]|[1-9][0-9]{1,3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])$',
    description: 'must be a port between 0 and 65535',
  }),
  PUBLIC_URL: Type.Optional(url('https?', 'must be an http(s) address such as https://gateway.example')),
  DATA_DIR: Type.Optional(Type.String({ minLength: 1, description: 'must be a folder' })),
  ...databaseVariables,
  APP_SECRET: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$', description: 'must be 32 bytes in base64 (44 characters)' }),
  ),
  APP_SECRET_PREVIOUS: Type.Array(Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$' }), {
    default: [],
    description: 'must be earlier values of APP_SECRET separated by commas',
  }),
  PRIVILEGED_CLIENTS: Type.Record(Type.String(), Type.String({ minLength: 1 }), {
    default: {},
    description:
      'must look like lumen-support=lumen (client=tenant, separated by commas), with its secret in CLIENT_SECRETS',
  }),
  IDENTITY_PROVIDERS: Type.Optional(IdentityProvidersVariable),
  IDENTITY_PRIVATE_HOSTS: Type.Array(Type.String({ pattern: '^[^\\s/:]+:[0-9]{1,5}$' }), {
    default: [],
    description: 'must be host:port pairs separated by commas',
  }),
  SELLER_PRIVATE_HOSTS: Type.Array(Type.String({ pattern: '^[^\\s/:]+:[0-9]{1,5}$' }), {
    default: [],
    description: 'must be host:port pairs separated by commas',
  }),
  CLIENT_SECRETS: Type.Optional(
    Type.Record(Type.String(), Type.String({ minLength: 8 }), {
      description: 'must look like lumen-web=<secret>,sahra-web=<secret>, each secret of 8 characters or more',
    }),
  ),
  SITE_ORIGINS: Type.Optional(
    Type.Record(Type.String(), Type.String({ pattern: '^https?://[a-z0-9.:-]+$' }), {
      description: 'must look like lumen=https://lumen.example,sahra=https://sahra.example',
    }),
  ),
  DESK_ORIGINS: Type.Record(Type.String(), Type.String({ pattern: '^https?://[a-z0-9.:-]+$' }), {
    default: {},
    description: 'must look like lumen=https://desk.lumen.example,sahra=https://desk.sahra.example',
  }),
  MAILER: Type.Union([Type.Literal('outbox'), Type.Literal('smtp'), url('smtps?', 'an smtp address')], {
    default: 'outbox',
    description: 'must be outbox, smtp (with SMTP_URL) or an smtp:// address',
  }),
  SMTP_URL: Type.Optional(url('smtps?', 'must be an smtp:// or smtps:// address')),
  MAIL_FROM: Type.String({
    default: 'no-reply@tradepost.example',
    minLength: 3,
    description: 'must be an address, such as no-reply@shop.example or Shop <no-reply@shop.example>',
  }),
  SITE_MAIL_FROM: Type.Record(Type.String(), Type.String({ minLength: 3 }), {
    default: {},
    description: 'must look like lumen=Lumen <no-reply@lumen.example>,sahra=no-reply@sahra.example',
  }),
  LOG_LEVEL: Type.Union(
    [Type.Literal('debug'), Type.Literal('info'), Type.Literal('warn'), Type.Literal('error'), Type.Literal('silent')],
    { default: 'info', description: 'must be debug, info, warn, error or silent' },
  ),
  TRUSTED_PROXIES: Type.Array(Type.String({ pattern: '^[0-9a-fA-F.:/]+$' }), {
    default: [],
    description: 'must be addresses or networks separated by commas',
  }),
  GATEWAY_HOSTS: Type.Array(Type.String({ pattern: '^[a-z0-9.-]+$' }), {
    default: [],
    description: 'must be host names separated by commas, without ports',
  }),
  READS_PER_MINUTE: Type.String({
    default: '3000',
    pattern: '^[1-9][0-9]{0,7}$',
    description: 'must be a number: reads of the shop allowed per address and minute',
  }),
  WORKER: Type.Union([Type.Literal('inside'), Type.Literal('none')], {
    default: 'inside',
    description: 'must be inside (this process runs the jobs) or none (a separate process runs them: `main.ts work`)',
  }),
  SUPERVISOR: Type.Union([Type.Literal('inside'), Type.Literal('none')], {
    default: 'inside',
    description: 'must be inside (the gateway restarts itself after a failure) or none (something else restarts it)',
  }),
  STUCK_AFTER_MS: Type.String({
    default: '10000',
    pattern: '^[1-9][0-9]{2,5}$',
    description: 'must be a number from 100 to 999999: milliseconds the event loop may stand still',
  }),
  DRAIN_MS: Type.String({
    default: '0',
    pattern: '^([0-9]{1,4}|[1-5][0-9]{4}|60000)$',
    description: 'must be a number of milliseconds up to 60000',
  }),
  API_DOCS: Type.Optional(
    Type.Union([Type.Literal('0'), Type.Literal('1')], {
      description: 'must be 0 or 1 (1 serves the API documentation at /docs)',
    }),
  ),
  PAYMENT_PROVIDER: Type.Union([Type.Literal('sandbox'), Type.Literal('stripe')], {
    default: 'sandbox',
    description:
      'must be sandbox or stripe (with STRIPE_SECRET_KEYS and STRIPE_WEBHOOK_SECRETS, or keys set in the desk)',
  }),
  STRIPE_SECRET_KEYS: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Type.String({ minLength: 8 }), {
    default: {},
    description: 'must look like 1=sk_live_…,2=sk_live_…, one key for each tenant id',
  }),
  STRIPE_WEBHOOK_SECRETS: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Type.String({ minLength: 8 }), {
    default: {},
    description: 'must look like 1=whsec_…,2=whsec_…, one signing secret for each tenant id',
  }),
  STRIPE_CONNECT_SECRETS: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Type.String({ minLength: 8 }), {
    default: {},
    description:
      'must look like 1=whsec_… whsec_…,2=whsec_…, the signing secrets of the webhooks for payouts by tenant id',
  }),
  STRIPE_IDENTITY_SECRETS: Type.Record(Type.String({ pattern: '^[0-9]+$' }), Type.String({ minLength: 8 }), {
    default: {},
    description:
      'must look like 1=whsec_…,2=whsec_…, the signing secrets of the webhooks for identity checks by tenant id',
  }),
  STRIPE_API: Type.String({
    default: 'https://api.stripe.com',
    pattern: '^https?://[^\\s]+$',
    description: 'must be an http(s) address',
  }),
  RATES_SOURCE: Type.Union([Type.Literal('none'), Type.Literal('ecb')], {
    default: 'none',
    description: 'must be none or ecb (fetches exchange rates of the European Central Bank every hour)',
  }),
  ECB_API: Type.String({
    default: 'https://data-api.ecb.europa.eu',
    pattern: '^https?://[^\\s]+$',
    description: 'must be an http(s) address',
  }),
  TRANSLATOR: Type.Union([Type.Literal('none'), Type.Literal('libretranslate')], {
    default: 'none',
    description: 'must be none or libretranslate (suggests translations of offers to their sellers)',
  }),
  TRANSLATOR_URL: Type.String({
    default: 'https://libretranslate.com',
    pattern: '^https?://[^\\s]+$',
    description: 'must be an http(s) address',
  }),
  TRANSLATOR_KEY: Type.Optional(Type.String({ minLength: 1, description: 'must be the key of the service' })),
  PUSH_PRIVATE_KEY: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'must be a key that `main.ts push-keys` printed' }),
  ),
  PUSH_CONTACT: Type.Optional(
    Type.String({
      pattern: '^(mailto:|https://)[^\\s]+$',
      description: 'must be a mailto: or https:// address at which push services reach the operator',
    }),
  ),
  BACKUP_DIR: Type.Optional(Type.String({ minLength: 1, description: 'must be a folder' })),
  BACKUP_EVERY_MINUTES: Type.String({
    default: '0',
    pattern: '^[0-9]{1,4}$',
    description: 'must be a number of minutes; 0 turns automatic backups off',
  }),
  BACKUP_KEEP: Type.String({
    default: '96',
    pattern: '^[1-9][0-9]{0,3}$',
    description: 'must be a number from 1 to 9999: how many backups to keep',
  }),
  BACKUP_TRIAL_DAYS: Type.String({
    default: '7',
    pattern: '^[0-9]{1,3}$',
    description: 'must be a number of days between two restores for trial; 0 turns them off',
  }),
  ...fileVariables,
  UNUSED_FILES: Type.Union([Type.Literal('remove'), Type.Literal('count')], {
    default: 'remove',
    description: 'must be remove or count (count keeps files that nothing refers to and only counts them)',
  }),
  STAFF_FACTOR: Type.Optional(
    Type.Union([Type.Literal('required'), Type.Literal('optional')], {
      description: 'must be required or optional (optional lets demo staff sign in without a second factor)',
    }),
  ),
  ALLOW_EMBEDDED_DATABASE_IN_PRODUCTION: flag(),
  ALLOW_OUTBOX_IN_PRODUCTION: flag(),
  ALLOW_SANDBOX_PAYMENT_IN_PRODUCTION: flag(),
})

type Values = Static<typeof Variables>

/** `a=1,b=2` → record; anything else stays a string, which the schema then refuses. */
function pairs(text: string): Record<string, string> | string {
  const entries = text.split(',').map((part) => {
    const equals = part.indexOf('=')
    return equals > 0 ? ([part.slice(0, equals).trim(), part.slice(equals + 1).trim()] as const) : null
  })
  return entries.every((entry) => entry !== null) ? Object.fromEntries(entries) : text
}

const list = (text: string) => text.split(',').map((part) => part.trim())

/** Text that is not JSON stays a string, which the schema then refuses. */
function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const readers: Record<string, (text: string) => unknown> = {
  CLIENT_SECRETS: pairs,
  PRIVILEGED_CLIENTS: pairs,
  IDENTITY_PROVIDERS: json,
  IDENTITY_PRIVATE_HOSTS: list,
  SELLER_PRIVATE_HOSTS: list,
  APP_SECRET_PREVIOUS: list,
  SITE_ORIGINS: pairs,
  DESK_ORIGINS: pairs,
  SITE_MAIL_FROM: pairs,
  STRIPE_SECRET_KEYS: pairs,
  STRIPE_WEBHOOK_SECRETS: pairs,
  STRIPE_CONNECT_SECRETS: pairs,
  STRIPE_IDENTITY_SECRETS: pairs,
  TRUSTED_PROXIES: list,
  GATEWAY_HOSTS: list,
  FILES_STORE: list,
}

/** Reads the variables of the schema. `problems` has a sentence for each invalid one and never shows its value. */
export function parse(env: Readonly<Record<string, string | undefined>>): {
  values: Values | null
  problems: string[]
} {
  const raw: Record<string, unknown> = {}
  for (const name of Object.keys(Variables.properties)) {
    const text = env[name]?.trim()
    if (text) raw[name] = readers[name]?.(text) ?? text
  }
  const values = Value.Default(Variables, raw)
  const problems = Object.entries(Variables.properties)
    .filter(([name, schema]) => {
      const value = (values as Record<string, unknown>)[name]
      return value !== undefined && !Value.Check(schema, value)
    })
    .map(([name, schema]) => `${name} ${(schema as { description?: string }).description}.`)
  // Without either, the keys are set in the desk.
  if (raw.PAYMENT_PROVIDER === 'stripe' && !raw.STRIPE_SECRET_KEYS !== !raw.STRIPE_WEBHOOK_SECRETS)
    problems.push('STRIPE_SECRET_KEYS and STRIPE_WEBHOOK_SECRETS need each other.')
  for (const name of ['STRIPE_CONNECT_SECRETS', 'STRIPE_IDENTITY_SECRETS'])
    for (const tenantId of Object.keys(raw[name] ?? {}))
      if (!Object.hasOwn(raw.STRIPE_SECRET_KEYS ?? {}, tenantId))
        problems.push(`${name}: tenant ${tenantId} has no key in STRIPE_SECRET_KEYS.`)
  const { MAIL_FROM, SITE_MAIL_FROM } = Variables.properties
  for (const [name, schema, texts] of [
    ['MAIL_FROM', MAIL_FROM, [raw.MAIL_FROM ?? []].flat()],
    ['SITE_MAIL_FROM', SITE_MAIL_FROM, Object.values(raw.SITE_MAIL_FROM ?? {})],
  ] as const) {
    const wrong = texts.some((text) => !readSenderAddress(String(text)))
    const { description } = schema as { description?: string }
    if (wrong && !problems.some((problem) => problem.startsWith(`${name} `))) problems.push(`${name} ${description}.`)
  }
  problems.push(...databaseProblems(raw), ...fileProblems(raw))
  if (!raw.PUSH_PRIVATE_KEY !== !raw.PUSH_CONTACT) problems.push('PUSH_PRIVATE_KEY and PUSH_CONTACT need each other.')
  if (raw.MAILER === 'smtp' && !raw.SMTP_URL) problems.push('MAILER=smtp needs SMTP_URL.')
  return { values: problems.length === 0 && Value.Check(Variables, values) ? values : null, problems }
}
