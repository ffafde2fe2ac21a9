import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { Failure } from '../platform/failure/failure.ts'

const wellFormed = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::([0-9]{1,5}))?$/

/** True if a Host header names this gateway: by public name, configured name, IP address, or a name without a dot. */
export function isOwnHost(host: string, hostNames: ReadonlySet<string>): boolean {
  const [, name = '', port = '0'] = wellFormed.exec(host.toLowerCase()) ?? []
  if (name === '' || Number(port) > 65_535) return false
  return hostNames.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.')
}

const countHostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.reduce(
    (count, name, index) =>
      index % 2 === 0 && name.length === 'host'.length && name.toLowerCase() === 'host' ? count + 1 : count,
    0,
  )

/**
 * Refuses requests for another host, or with more than one Host header. Nothing else reads Host or X-Forwarded-Host:
 * URLs in answers and mails come from the configuration and the site's row.
 */
export function refuseOtherHosts(app: FastifyInstance, { publicUrl, hosts }: Pick<Config, 'publicUrl' | 'hosts'>) {
  const hostNames = new Set([new URL(publicUrl).hostname, ...hosts])
  /** The last accepted Host header. Most requests have the same one, and a comparison is faster than the check. */
  let accepted: string | undefined
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, headers, url = '' } = request.raw
    const { host = '' } = headers
    // An absolute URL in the request line takes precedence over the Host header.
    const [, target = host] = url.startsWith('/') ? [] : (/^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? [])
    const isOwn =
      countHostHeaders(rawHeaders) <= 1 &&
      (host === accepted || isOwnHost(host, hostNames)) &&
      (target === host || isOwnHost(target, hostNames))
    if (isOwn) accepted = host
    done(isOwn ? undefined : new Failure('origin_unknown'))
  })
}
