import { contractEntries } from '@tradepost/contract/openapi'
import { translate } from '@tradepost/i18n/server'
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { recordAfterwards } from '../platform/audit/audit-entry.ts'
import type { Implementation } from '../platform/call/implement.ts'
import type { Deps } from '../platform/deps.ts'
import { Failure } from '../platform/failure/failure.ts'
import { localeOf } from '../platform/failure/failure-text.ts'
import type { InTurn } from '../platform/limits/turns.ts'
import { isInside, networkOf } from '../platform/network/caller-network.ts'
import { authenticate, bearerToken } from './authenticate.ts'
import { callContext, clientIp, header } from './context.ts'
import { pendingEntry, savedAsOf } from './pending-entry.ts'
import { recordProxied } from './record-proxied.ts'
import { requireOwnTenant, resolveCaller } from './resolve.ts'
import type { Tenants } from './tenants.ts'
import { validator } from './validate.ts'

const entries = new Map(contractEntries().map((entry) => [entry.call, entry]))
/** Groups of calls that a scraper would copy. */
const publicReads: ReadonlySet<string> = new Set(['product', 'product-search', 'website', 'operation'])
const uploadLimit = 4 * 1024 * 1024

const envelope = (data: TSchema) => Type.Object({ code: Type.Literal('0000'), msg: Type.String(), data })

/** True if If-None-Match names the current ETag. */
const matchesEtag = (given: string | undefined, tag: string) =>
  given === '*' || (given ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === tag)

/** The refresh token of a call without sign-in. */
function refreshTokenOf(body: unknown): string | null {
  const { refreshToken } = (body ?? {}) as { refreshToken?: unknown }
  return typeof refreshToken === 'string' ? refreshToken : null
}

const inTurnIf = <T>(inTurn: InTurn, caller: string | null | undefined, work: () => Promise<T>): Promise<T> =>
  caller ? inTurn(caller, work) : work()

/** Registers the route of a call as its contract describes it. */
export function registerCall(
  app: FastifyInstance,
  deps: Deps & { countRead?: (ip: string) => void },
  tenants: Tenants,
  { call, handler }: Implementation,
): string {
  const entry = entries.get(call)
  if (!entry) throw new Error(`${call.method} ${call.path} is not part of the contract`)
  const { params, query, body, data } = entry.schemas
  const readParams = params && validator(params, true)
  const readQuery = query && validator(query, true)
  const readBody = body && validator(body, false)
  const isPublicRead = publicReads.has(entry.group) && (call.auth === 'none' || call.auth === 'optional')
  const name = `${entry.topic}.${entry.name}`
  const { turns } = deps
  app.route({
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, ':$1'),
    ...(call.multipart ? { bodyLimit: uploadLimit } : {}),
    config: { call: name },
    schema: { response: { 200: call.bare ? data : envelope(data) } },
    async handler(request, reply) {
      const caller = await resolveCaller(request, call, tenants)
      request.site = caller.site
      const ip = clientIp(request, caller.confidential)
      if (isPublicRead) deps.countRead?.(ip)
      const authorization = header(request, 'authorization')
      const token = bearerToken(call, authorization)
      // Limits the concurrent calls per token and per person, or per network for visitors.
      const answer = await inTurnIf(turns.person, token && `token ${token}`, async () => {
        const user = caller.site ? await authenticate(deps, call, caller.site.tenantId, authorization) : null
        const input = {
          ...(readParams ? { params: readParams(request.params) } : {}),
          ...(readQuery ? { query: readQuery({ ...(request.query as object) }) } : {}),
          ...(readBody ? { body: readBody(request.body) } : {}),
        }
        requireOwnTenant(caller.site, request.query, request.body)
        if (call.stream && !(header(request, 'accept') ?? '').toLowerCase().includes('text/event-stream'))
          throw new Failure('format_error', { field: 'accept' })
        reply.header('cache-control', 'no-store')
        const run = async () => {
          if (user?.proxiedBy && caller.site) await recordProxied(deps, caller.site.tenantId, user, { call: name, ip })
          const audit = caller.site
            ? pendingEntry(
                entry,
                {
                  ...{ ...caller.site, ...caller, tenantCode: caller.site.code, user, ip, requestId: request.id },
                  savedAs: savedAsOf(header(request, 'x-saved-as')),
                },
                input,
                deps.config,
              )
            : null
          const answer = await handler(input as never, callContext(request, reply, { ...caller, ip, user, audit }))
          if (audit && !audit.settled)
            await deps.db.withTenant(audit.tenantId, 'gateway', (tx) => recordAfterwards(tx, audit, deps.clock.now()))
          return answer
        }
        const person = user?.key ? `key ${user.key.id}` : `user ${caller.site?.tenantId} ${user?.userId}`
        if (user) return turns.person(person, run)
        const session = refreshTokenOf(request.body)
        if (session) return turns.person(`session ${session}`, run)
        return inTurnIf(turns.address, isInside(ip) ? null : networkOf(ip), run)
      })
      if (call.stream) {
        // An open stream may be silent for longer than the socket's timeout.
        request.raw.socket?.setTimeout(0)
        return reply.type('text/event-stream; charset=utf-8').header('x-accel-buffering', 'no').send(answer)
      }
      const tag = reply.getHeader('etag')
      if (typeof tag === 'string' && matchesEtag(header(request, 'if-none-match'), tag))
        return reply.code(304 as 200).send()
      if (call.bare) return answer
      const locale = localeOf(header(request, 'lang'), caller.site?.defaultLanguage ?? 'en')
      return { code: '0000', msg: translate(locale, request.successText), data: answer }
    },
  })
  return name
}
