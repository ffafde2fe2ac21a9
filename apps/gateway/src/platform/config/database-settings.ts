import { Type } from 'typebox'

/** Addresses of PostgreSQL outside this process. */
export interface DatabaseAddresses {
  /** The application role, for requests; may lead through a pooler. */
  url: string
  /** The application role at the server itself, for listening, jobs and commands. */
  directUrl: string
  /** The owning role at the server itself; null where migrations run elsewhere. */
  ownerUrl: string | null
  /** True if the pooler at `url` gives every transaction any connection. */
  isShared: boolean
  /** A standby for reads that may lag; null without one. */
  reads: { url: string; maxLagMs: number } | null
}

export interface ConnectionSettings {
  /** Connections of this process for requests. */
  requests: number
  /** Further ones for jobs, mails, health checks and metrics. */
  background: number
  /** Time limit of a statement, and of waiting for a connection. */
  timeoutMs: number
}

const address = (description: string) =>
  Type.Optional(Type.String({ pattern: '^(postgres|postgresql)://[^\\s]+$', description }))
const number = (standard: string, pattern: string, description: string) =>
  Type.String({ default: standard, pattern, description })

export const databaseVariables = {
  DATABASE_URL: address('must be a postgres:// address of the application role'),
  DATABASE_OWNER_URL: address('must be a postgres:// address of the owning role'),
  DATABASE_DIRECT_URL: address('must be a postgres:// address of the application role, without a pooler'),
  DATABASE_READ_URL: address('must be a postgres:// address of the application role at a standby'),
  DATABASE_READ_MAX_LAG_MS: number(
    '1000',
    '^[1-9][0-9]{1,4}$',
    'must be a number from 10 to 99999: milliseconds a standby may lag',
  ),
  DATABASE_POOLER: Type.Union([Type.Literal('none'), Type.Literal('transaction')], {
    default: 'none',
    description: 'must be none or transaction (a pooler such as PgBouncer shares connections between transactions)',
  }),
  DATABASE_POOL_SIZE: number(
    '20',
    '^([2-9]|[1-9][0-9]{1,2})$',
    'must be a number from 2 to 999: connections of requests',
  ),
  DATABASE_BACKGROUND_CONNECTIONS: number(
    '8',
    '^([4-9]|[1-9][0-9]{1,2})$',
    'must be a number from 4 to 999: connections of jobs and health checks',
  ),
  DATABASE_TIMEOUT_MS: number(
    '1500',
    '^[1-9][0-9]{2,4}$',
    'must be a number from 100 to 99999: milliseconds for a statement or a connection',
  ),
}

/** Problems of the variables together. */
export function databaseProblems(raw: Readonly<Record<string, unknown>>): string[] {
  const alone = ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'].filter((name) => raw[name] && !raw.DATABASE_URL)
  const problems = alone.map((name) => `${name} needs DATABASE_URL.`)
  if (raw.DATABASE_POOLER === 'transaction' && !(raw.DATABASE_URL && raw.DATABASE_DIRECT_URL))
    problems.push(
      'DATABASE_POOLER=transaction needs DATABASE_URL, which leads through the pooler, and DATABASE_DIRECT_URL, which does not.',
    )
  return problems
}

interface DatabaseValues {
  DATABASE_URL?: string
  DATABASE_OWNER_URL?: string
  DATABASE_DIRECT_URL?: string
  DATABASE_READ_URL?: string
  DATABASE_READ_MAX_LAG_MS: string
  DATABASE_POOLER: 'none' | 'transaction'
}

export function databaseAddresses(values: DatabaseValues): DatabaseAddresses | null {
  const { DATABASE_URL: url, DATABASE_READ_URL: readUrl } = values
  if (!url) return null
  return {
    url,
    directUrl: values.DATABASE_DIRECT_URL ?? url,
    ownerUrl: values.DATABASE_OWNER_URL ?? null,
    isShared: values.DATABASE_POOLER === 'transaction',
    reads: readUrl ? { url: readUrl, maxLagMs: Number(values.DATABASE_READ_MAX_LAG_MS) } : null,
  }
}

export const connectionSettings = (
  values: Record<'DATABASE_POOL_SIZE' | 'DATABASE_BACKGROUND_CONNECTIONS' | 'DATABASE_TIMEOUT_MS', string>,
): ConnectionSettings => ({
  requests: Number(values.DATABASE_POOL_SIZE),
  background: Number(values.DATABASE_BACKGROUND_CONNECTIONS),
  timeoutMs: Number(values.DATABASE_TIMEOUT_MS),
})
