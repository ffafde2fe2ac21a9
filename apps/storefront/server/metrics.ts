import type { IncomingMessage } from 'node:http'
import type { RestartCounts } from '@tradepost/serving/restarts'
import type { Env } from './env.ts'

const privateAddress = /^(::1$|(::ffff:)?(127|10)\.|(::ffff:)?192\.168\.|(::ffff:)?172\.(1[6-9]|2\d|3[01])\.|f[cd])/
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const

/** True if a request comes directly from the private network, not through the proxy. */
export function isMetricsCollector(
  { socket, headers }: IncomingMessage,
  env: Pick<Env, 'publicOrigin' | 'secure'>,
): boolean {
  if (!privateAddress.test(socket.remoteAddress ?? '') || proxyHeaders.some((name) => headers[name] !== undefined))
    return false
  return !env.secure || headers.host?.toLowerCase() !== new URL(env.publicOrigin).host
}

/** The metrics page: restarts of the shop's processes by reason. */
export const metricsText = (restarts: RestartCounts): string =>
  [
    '# HELP process_restarts_total Restarts of the processes of this shop, by reason.',
    '# TYPE process_restarts_total counter',
    ...Object.entries(restarts).map(([reason, count]) => `process_restarts_total{reason="${reason}"} ${count}`),
    '',
  ].join('\n')
