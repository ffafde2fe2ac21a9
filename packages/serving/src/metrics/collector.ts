import type { IncomingMessage } from 'node:http'

const privateAddress = /^(::1$|(::ffff:)?(127|10)\.|(::ffff:)?192\.168\.|(::ffff:)?172\.(1[6-9]|2\d|3[01])\.|f[cd])/
const proxyHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'via'] as const

/**
 * True if a request for metrics comes directly from the private network, not through the proxy.
 * `publicHosts` are the hosts under which visitors reach this server; a server without a proxy names none.
 */
export function isMetricsCollector({ socket, headers }: IncomingMessage, publicHosts: ReadonlySet<string>): boolean {
  if (!privateAddress.test(socket.remoteAddress ?? '') || proxyHeaders.some((name) => headers[name] !== undefined))
    return false
  return !publicHosts.has(headers.host?.toLowerCase() ?? '')
}
