import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../platform/config/config.ts'
import { Failure } from '../platform/failure/failure.ts'

const wellFormed = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9.-]{1,253})(?::([0-9]{1,5}))?$/

/** Whether a Host names this gateway: its public name, one the operator added, or one that only our own network knows. */
export function isOwnHost(host: string, known: ReadonlySet<string>): boolean {
  const [, name = '', port = '0'] = wellFormed.exec(host.toLowerCase()) ?? []
  if (name === '' || Number(port) > 65_535) return false
  return known.has(name) || isIP(name.replace(/^\[|\]$/g, '')) !== 0 || !name.includes('.')
}

/**
 * Refuses what was meant for somebody else, or says twice where it goes. Nothing reads Host or X-Forwarded-Host after
 * this: addresses in answers and mails come from the configuration and the site's row.
 */
export function refuseOtherHosts(app: FastifyInstance, { publicUrl, hosts }: Pick<Config, 'publicUrl' | 'hosts'>) {
  const known = new Set([new URL(publicUrl).hostname, ...hosts])
  app.addHook('onRequest', (request, _reply, done) => {
    const { rawHeaders, headers, url = '' } = request.raw
    const said = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
    // A target that is a whole address outranks the header.
    const [, target = headers.host ?? ''] = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(url) ?? []
    const own = said <= 1 && isOwnHost(headers.host ?? '', known) && isOwnHost(target, known)
    done(own ? undefined : new Failure('origin_unknown'))
  })
}
