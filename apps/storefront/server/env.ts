import { availableParallelism } from 'node:os'
import { blockedPortOf } from '@tradepost/domain/address/blocked-ports'
import { drainRule, readDrainMs } from '@tradepost/serving/drain'
import { readTracing, type TracingConfig } from '@tradepost/serving/tracing-config'

export interface Env {
  /** The receiver of traces; null if none are sent. */
  tracing: TracingConfig | null
  /** True lets browsers measure pages and calls for the traces. */
  tracesBrowsers: boolean
  port: number
  host: string
  /** The address that visitors use, and the only origin whose forms are accepted. */
  publicOrigin: string
  gatewayUrl: string
  /** Time limit for all gateway calls of a page together, and for each call of an action. */
  gatewayTimeoutMs: number
  clientId: string
  clientSecret: string
  /** Newest first. The newest secret seals cookies; the older secrets only open existing ones. */
  sessionSecrets: string[]
  filesOrigin: string
  /** The file store to which the gateway sends browsers for private files; null if it sends them itself. */
  privateFilesOrigin: string | null
  /** Origin of the hosted card page, to which forms may redirect. */
  paymentOrigin: string
  /** Sign-in by one tap; null if it is not configured. */
  oneTap: { src: string; clientId: string } | null
  /** The page translation widget and the origins it needs. */
  translateWidget: { src: string; origins: string[] } | null
  /** The card provider's script, and the origins of its frames and calls. */
  card: { src: string; origins: string[] } | null
  /** How long the event loop may be blocked before the process is killed. */
  stuckAfterMs: number
  /** Number of processes that serve the shop. */
  workers: number
  /** Megabytes for kept answers of the gateway, in all processes together. */
  answerCacheMb: number
  secure: boolean
  production: boolean
  /** Peers whose X-Forwarded-For header is trusted. */
  trustedProxies: string[]
  /** Header in which these peers tell the country of a visitor's address; null if they do not. */
  countryHeader: string | null
}

type Problems = string[]
type Source = Readonly<Record<string, string | undefined>>

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])$/

function origin(name: string, value: string | undefined, problems: Problems): string {
  try {
    const url = new URL(value ?? '')
    if (url.protocol === 'https:' || url.protocol === 'http:') return url.origin
  } catch {
    // The problem is added below.
  }
  problems.push(`${name} must be an http(s) address, got ${JSON.stringify(value ?? '')}`)
  return 'http://invalid'
}

function port(value: string, problems: Problems): number {
  const number = Number(value)
  if (Number.isInteger(number) && number >= 0 && number < 65_536) return number
  problems.push(`PORT must be a number up to 65535, got ${JSON.stringify(value)}`)
  return 0
}

function timeout(value: string | undefined, problems: Problems): number {
  const ms = Number(value ?? 5000)
  if (Number.isInteger(ms) && ms >= 50 && ms <= 5000) return ms
  problems.push(`GATEWAY_TIMEOUT_MS must be between 50 and 5000, got ${JSON.stringify(value)}`)
  return 5000
}

function stuckAfter(value: string | undefined, problems: Problems): number {
  const ms = Number(value ?? 10_000)
  if (Number.isInteger(ms) && ms >= 100 && ms < 1_000_000) return ms
  problems.push(`STUCK_AFTER_MS must be between 100 and 999999, got ${JSON.stringify(value)}`)
  return 10_000
}

/** By default one process per core, or a single one if an external supervisor starts the processes. */
function workerCount({ WORKERS: value, SUPERVISOR }: Source, problems: Problems): number {
  const count = Number(value ?? (SUPERVISOR === 'none' ? 1 : availableParallelism()))
  if (Number.isInteger(count) && count >= 1 && count <= 64) return count
  problems.push(`WORKERS must be between 1 and 64, got ${JSON.stringify(value)}`)
  return 1
}

function answerCacheMb(value: string | undefined, problems: Problems): number {
  const mb = Number(value ?? 32)
  if (Number.isInteger(mb) && mb >= 0 && mb <= 1024) return mb
  problems.push(`ANSWER_CACHE_MB must be between 0 and 1024, got ${JSON.stringify(value)}`)
  return 32
}

function secrets(value: string | undefined, problems: Problems): string[] {
  const list = (value ?? '').split(',').filter(Boolean)
  if (!list.length || list.some((secret) => secret.length < 32))
    problems.push('SESSION_SECRET must have at least 32 characters (several secrets: newest first, comma-separated)')
  return list
}

function required(name: string, value: string | undefined, problems: Problems): string {
  if (!value) problems.push(`${name} is missing`)
  return value ?? ''
}

/** A third-party script and the origins it needs; null if none is configured. */
function script(name: string, source: Source, problems: Problems) {
  const src = source[`${name}_SCRIPT`]
  if (!src) return null
  const scriptOrigin = origin(`${name}_SCRIPT`, src, problems)
  const others = (source[`${name}_ORIGINS`] ?? '').split(',').filter(Boolean)
  return {
    src,
    origins: [...new Set([scriptOrigin, ...others.map((value) => origin(`${name}_ORIGINS`, value, problems))])],
  }
}

function oneTap({ ONE_TAP_SCRIPT: src, ONE_TAP_CLIENT_ID: clientId }: Source, problems: Problems): Env['oneTap'] {
  if (!src) return null
  origin('ONE_TAP_SCRIPT', src, problems)
  return { src, clientId: required('ONE_TAP_CLIENT_ID', clientId, problems) }
}

function countryHeader(name: string | undefined, problems: Problems): string | null {
  if (!name) return null
  if (/^[a-z0-9-]{1,60}$/i.test(name)) return name.toLowerCase()
  problems.push(`COUNTRY_HEADER must be the name of a header, got ${JSON.stringify(name)}`)
  return null
}

/** Reads the configuration; throws one error that lists every mistake. */
export function readEnv(source: Source): Env {
  const problems: Problems = []
  const production = source.NODE_ENV === 'production'
  const portNumber = port(source.PORT ?? '4101', problems)
  const publicOrigin = origin('PUBLIC_ORIGIN', source.PUBLIC_ORIGIN ?? `http://localhost:${portNumber}`, problems)
  const gatewayUrl = origin('GATEWAY_URL', source.GATEWAY_URL, problems)
  const blockedPort = blockedPortOf(publicOrigin)
  if (blockedPort) problems.push(`PUBLIC_ORIGIN has port ${blockedPort}, which browsers block`)
  const secure = publicOrigin.startsWith('https:')
  if (!secure && !loopback.test(new URL(publicOrigin).hostname))
    problems.push('PUBLIC_ORIGIN must be https, unless it is this machine (localhost)')
  const tracing = readTracing(source, problems)
  const env: Env = {
    port: portNumber,
    host: source.HOST ?? '127.0.0.1',
    publicOrigin,
    gatewayUrl,
    gatewayTimeoutMs: timeout(source.GATEWAY_TIMEOUT_MS, problems),
    clientId: required('GATEWAY_CLIENT_ID', source.GATEWAY_CLIENT_ID, problems),
    clientSecret: required('GATEWAY_CLIENT_SECRET', source.GATEWAY_CLIENT_SECRET, problems),
    sessionSecrets: secrets(source.SESSION_SECRET, problems),
    filesOrigin: source.FILES_ORIGIN ? origin('FILES_ORIGIN', source.FILES_ORIGIN, problems) : gatewayUrl,
    privateFilesOrigin: source.PRIVATE_FILES_ORIGIN
      ? origin('PRIVATE_FILES_ORIGIN', source.PRIVATE_FILES_ORIGIN, problems)
      : null,
    paymentOrigin: source.PAYMENT_ORIGIN ? origin('PAYMENT_ORIGIN', source.PAYMENT_ORIGIN, problems) : gatewayUrl,
    oneTap: oneTap(source, problems),
    translateWidget: script('TRANSLATE', source, problems),
    card: script('CARD', source, problems),
    stuckAfterMs: stuckAfter(source.STUCK_AFTER_MS, problems),
    workers: workerCount(source, problems),
    answerCacheMb: answerCacheMb(source.ANSWER_CACHE_MB, problems),
    secure,
    production,
    trustedProxies: (source.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    countryHeader: countryHeader(source.COUNTRY_HEADER, problems),
    tracing,
    tracesBrowsers: source.TRACE_BROWSERS === '1',
  }
  if (readDrainMs(source) === null) problems.push(`${drainRule}, got ${JSON.stringify(source.DRAIN_MS)}`)
  if (source.TRACE_BROWSERS && !/^[01]$/.test(source.TRACE_BROWSERS)) problems.push('TRACE_BROWSERS must be 0 or 1')
  if (env.tracesBrowsers && !tracing) problems.push('TRACE_BROWSERS=1 needs OTEL_EXPORTER_OTLP_ENDPOINT')
  if (source.SUPERVISOR && source.SUPERVISOR !== 'inside' && source.SUPERVISOR !== 'none')
    problems.push(`SUPERVISOR must be inside or none, got ${JSON.stringify(source.SUPERVISOR)}`)
  if (problems.length) throw new Error(`The storefront cannot start:\n- ${problems.join('\n- ')}`)
  return env
}
