import { drainRule, readDrainMs } from '@tradepost/serving/drain'
import { readTracing, type TracingConfig } from '@tradepost/serving/tracing-config'

interface Site {
  /** The tenant's code, as in the name of its folder. */
  code: string
  /** The address of this tenant's desk. */
  origin: string
  clientId: string
  clientSecret: string
}

export interface Env {
  port: number
  host: string
  gatewayUrl: string
  /** Time limit of each call to the gateway. */
  gatewayTimeoutMs: number
  /** The desks that this process serves, by host. */
  sites: ReadonlyMap<string, Site>
  /** Newest first. The newest secret seals cookies; the older secrets only open existing ones. */
  sessionSecrets: string[]
  /** Origin of the pictures and files that pages show. */
  filesOrigin: string
  /** Peers whose X-Forwarded-For header is trusted: addresses or networks. */
  trustedProxies: string[]
  /** How long the event loop may be blocked before the process is killed. */
  stuckAfterMs: number
  /** The receiver of traces; null if none are sent. */
  tracing: TracingConfig | null
}

type Source = Readonly<Record<string, string | undefined>>

const isLocal = (hostname: string) => /^(?:(?:[a-z0-9-]+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

const pairs = (text: string | undefined): [string, string][] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => [part.slice(0, part.indexOf('=')), part.slice(part.indexOf('=') + 1)])

function httpOrigin(name: string, value: string | undefined, problems: string[]): string {
  const url = URL.canParse(value ?? '') ? new URL(value ?? '') : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  problems.push(`${name} must be an http(s) address, got ${JSON.stringify(value ?? '')}`)
  return 'http://invalid'
}

function sitesOf({ DESK_ORIGINS, CLIENT_SECRETS }: Source, problems: string[]): Map<string, Site> {
  const secrets = new Map(pairs(CLIENT_SECRETS))
  const sites = new Map<string, Site>()
  for (const [code, value] of pairs(DESK_ORIGINS)) {
    const origin = httpOrigin(`DESK_ORIGINS: the origin of ${code}`, value, problems)
    const { host, hostname, protocol } = new URL(origin)
    if (protocol !== 'https:' && !isLocal(hostname))
      problems.push(`DESK_ORIGINS: the origin of ${code} must be https, unless it is this machine (localhost)`)
    const clientId = `${code}-desk`
    const clientSecret = secrets.get(clientId)
    if (!clientSecret) problems.push(`CLIENT_SECRETS has no secret for ${clientId}`)
    if (sites.has(host)) problems.push(`DESK_ORIGINS names ${host} twice`)
    sites.set(host, { code, origin, clientId, clientSecret: clientSecret ?? '' })
  }
  if (!sites.size) problems.push('DESK_ORIGINS is missing; it looks like lumen=https://desk.lumen.example')
  return sites
}

function numberOf(name: string, value: string, bounds: { min: number; max: number }, problems: string[]): number {
  const number = Number(value)
  if (/^\d+$/.test(value) && number >= bounds.min && number <= bounds.max) return number
  problems.push(`${name} must be between ${bounds.min} and ${bounds.max}, got ${JSON.stringify(value)}`)
  return bounds.min
}

/** Reads the configuration; throws one error that lists every mistake. */
export function readEnv(source: Source): Env {
  const problems: string[] = []
  const gatewayUrl = httpOrigin('GATEWAY_URL', source.GATEWAY_URL, problems)
  const sessionSecrets = (source.SESSION_SECRET ?? '').split(',').filter(Boolean)
  if (!sessionSecrets.length || sessionSecrets.some((secret) => secret.length < 32))
    problems.push('SESSION_SECRET must have at least 32 characters (several secrets: newest first, comma-separated)')
  const env: Env = {
    port: numberOf('PORT', source.PORT ?? '4190', { min: 1, max: 65_535 }, problems),
    host: source.HOST ?? '127.0.0.1',
    gatewayUrl,
    gatewayTimeoutMs: numberOf(
      'GATEWAY_TIMEOUT_MS',
      source.GATEWAY_TIMEOUT_MS ?? '10000',
      { min: 50, max: 60_000 },
      problems,
    ),
    sites: sitesOf(source, problems),
    sessionSecrets,
    filesOrigin: source.FILES_ORIGIN ? httpOrigin('FILES_ORIGIN', source.FILES_ORIGIN, problems) : gatewayUrl,
    trustedProxies: (source.TRUSTED_PROXIES ?? '').split(',').filter(Boolean),
    stuckAfterMs: numberOf('STUCK_AFTER_MS', source.STUCK_AFTER_MS ?? '10000', { min: 100, max: 999_999 }, problems),
    tracing: readTracing(source, problems),
  }
  if (readDrainMs(source) === null) problems.push(`${drainRule}, got ${JSON.stringify(source.DRAIN_MS)}`)
  if (problems.length) throw new Error(`The desk cannot start:\n- ${problems.join('\n- ')}`)
  return env
}

export type { Site }
