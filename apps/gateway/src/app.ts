import { randomUUID } from 'node:crypto'
import { boundConnections } from '@tradepost/serving/bound-connections'
import type { Span } from '@tradepost/serving/tracing'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { registerDocs } from './http/docs.ts'
import { sendFailure } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { createMetrics } from './http/metrics/metrics.ts'
import { registerOutbox } from './http/outbox.ts'
import { refuseOtherHosts } from './http/own-host.ts'
import { ignoreExpectations, refuseUnreadable } from './http/parse-failures.ts'
import { createReadLimit } from './http/read-limit.ts'
import { registerCall } from './http/route.ts'
import { serializeLate } from './http/serialize-late.ts'
import { createTenants } from './http/tenants.ts'
import { acceptForms } from './http/uploaded-file.ts'
import { clientsChanged } from './modules/client/client-store.ts'
import { modules, pages } from './modules.ts'
import type { Deps } from './platform/deps.ts'
import { Failure } from './platform/failure/failure.ts'
import { requestScope } from './platform/process/request-scope.ts'
import { paymentKeysChanged } from './platform/stripe/own-keys.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    call?: string
  }
}

const answerHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

export interface Gateway {
  app: FastifyInstance
  /** `group.name` of every call that is answered. */
  implemented: readonly string[]
  /** Makes /readyz fail, so that load balancers send no new requests. */
  drain(): void
}

/** The gateway's HTTP application: the calls that modules implement, and a few pages outside the contract. */
export async function buildApp(deps: Deps): Promise<Gateway> {
  const { config, log } = deps
  const app = fastify({
    logger: false,
    bodyLimit: 65_536,
    // Long enough for an uploaded file.
    requestTimeout: 8000,
    connectionTimeout: 10_000,
    keepAliveTimeout: 5000,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildSerializer: serializeLate } },
    http: { headersTimeout: 4000, connectionsCheckingInterval: 500, maxHeaderSize: 16_384 },
    clientErrorHandler: refuseUnreadable,
    frameworkErrors: (error, request, reply) => void sendFailure(log, error, request, reply),
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID()
    },
  })
  boundConnections(app.server)
  ignoreExpectations(app.server)
  const tenants = createTenants(deps.db, config)
  const metrics = createMetrics(deps)
  const spans = new WeakMap<FastifyRequest, Span>()
  app.decorateRequest('site', null)
  app.decorateRequest('rawBytes', null)
  app.decorateRequest('successText', 'errors.success')
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({ ...answerHeaders, 'x-request-id': request.id })
    const { call } = request.routeOptions.config
    const traceparent = request.headers.traceparent
    const span = call
      ? deps.tracing?.serve(call, typeof traceparent === 'string' ? traceparent : undefined, {
          'http.request.method': request.method,
          'http.route': request.routeOptions.url ?? '',
          'tradepost.request_id': request.id,
        })
      : undefined
    if (span) spans.set(request, span)
    requestScope.run({ requestId: request.id, span }, done)
  })
  refuseOtherHosts(app, config)
  app.addHook('onResponse', async (request, reply) => {
    const { call } = request.routeOptions.config
    const tenant = request.site?.code ?? 'none'
    const { statusCode: status } = reply
    spans.get(request)?.end({
      facts: { 'http.response.status_code': status, 'tradepost.tenant': tenant },
      failed: status >= 500,
    })
    // The duration of an open stream is not a response time.
    if (!call || String(reply.getHeader('content-type')).startsWith('text/event-stream')) return
    const facts = { call, tenant, status }
    metrics.observe(facts, reply.elapsedTime)
    log.info({ ...facts, requestId: request.id, ms: Math.round(reply.elapsedTime) }, 'call')
  })
  // Storefronts are notified of changed sites; the gateway must not answer them with older cached sites.
  app.addHook('onListen', async () => {
    deps.live.followChanges((change) => {
      if (change === null || /\s(?:site|\*)(?:\s|$)/.test(change)) tenants.forget()
    })
    deps.live.follow(clientsChanged, tenants.forget)
    deps.live.follow(paymentKeysChanged, deps.paymentKeys.forget)
  })
  app.addHook('preClose', async () => deps.live.close())
  app.setErrorHandler((error, request, reply) => sendFailure(log, error, request, reply))
  app.setNotFoundHandler((request, reply) => sendFailure(log, new Failure('not_found'), request, reply))

  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    request.rawBytes = bytes as Buffer
    if (bytes.length === 0) return done(null, undefined)
    parseJson(request, bytes.toString(), done)
  })
  acceptForms(app)

  const implementations = modules.flatMap((module) => module(deps))
  const countRead = createReadLimit(config.readsPerMinute, () => deps.clock.now().getTime())
  const implemented = implementations.map((implementation) =>
    registerCall(app, { ...deps, countRead }, tenants, implementation),
  )
  const health = registerHealth(app, deps)
  metrics.register(app)
  if (config.apiDocs) await registerDocs(app, config.publicUrl)
  registerOutbox(app, deps, tenants)
  for (const page of pages) await app.register(async (scope) => page(scope, deps))
  await app.ready()
  return { app, implemented, drain: health.drain }
}
