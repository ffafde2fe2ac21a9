import { randomBytes, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequestHandler } from '@remix-run/express'
import type { AppLoadContext, ServerBuild } from '@remix-run/node'
import { isMetricsCollector } from '@tradepost/serving/metrics/collector'
import { routeNames, routePaths } from '@tradepost/serving/metrics/route-names'
import type { ServerMetrics } from '@tradepost/serving/metrics/server-metrics'
import { pageErrorsPath } from '@tradepost/serving/page-errors/read-page-error'
import { sendErrorScript } from '@tradepost/serving/page-errors/send-script'
import { type RequestTraces, watchingCalls } from '@tradepost/serving/request-traces'
import compression from 'compression'
import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import type { Logger } from 'pino'
import type { DeskRequest } from './desk-request.ts'
import type { Env } from './env.ts'
import { takePageErrors } from './page-errors.ts'
import { isForeign } from './refuse-foreign.ts'

interface DeskConfig {
  env: Env
  log: Logger
  build: ServerBuild
  /** Folder of the built client files. */
  clientDir: string
  /** Folder of their source maps. */
  mapsDir: string
  /** True while the process is about to stop: the health check fails. */
  isDraining?: () => boolean
  metrics: ServerMetrics
  /** Null without traces. */
  traces: RequestTraces | null
}

/** Uploaded lists are the largest bodies; everything else is a form. */
const mostBodyBytes = 40 * 1024 * 1024

/** Only the desk itself creates and uses passkeys; nobody uses devices. */
const permissions =
  'camera=(), microphone=(), geolocation=(), publickey-credentials-create=(self), publickey-credentials-get=(self)'

const pushWorker = readFileSync(path.join(import.meta.dirname, 'push-worker.js'))

/** Counts requests by the pattern of their route, and traces them. */
function observeRequests({ build, metrics, traces }: DeskConfig): RequestHandler {
  const routeOf = routeNames([...routePaths(build), 'assets/*'])
  return (request, response, next) => {
    const began = performance.now()
    const isData = request.path.endsWith('.data')
    const route = routeOf(request.path.replace(/\.data$/, ''))
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    const kind = !isRead ? 'form' : isData ? 'data' : route === '/assets/*' ? 'file' : 'document'
    const requestId = randomUUID()
    response.locals.requestId = requestId
    if (kind !== 'file') traces?.begin(request, response, { route, kind, requestId })
    response.on('finish', () =>
      metrics.countRequest({ route, kind, status: response.statusCode }, performance.now() - began),
    )
    next()
  }
}

/** The desk's HTTP server: guards first, then files, then pages. */
export function createDesk(config: DeskConfig): Express {
  const { env, log, build, clientDir, isDraining, metrics, traces } = config
  const callsOf = watchingCalls(metrics, traces)
  const app = express()
  app.disable('x-powered-by')
  app.set('trust proxy', env.trustedProxies)
  app.get('/healthz', (_, response) => {
    if (isDraining?.()) response.status(503).type('text/plain').send('draining')
    else response.type('text/plain').send('ok')
  })
  const publicHosts = new Set(
    [...env.sites].filter(([, { origin }]) => origin.startsWith('https:')).map(([host]) => host),
  )
  app.get('/metrics', async (request, response, next) => {
    if (!isMetricsCollector(request, publicHosts)) return next()
    try {
      response.setHeader('Cache-Control', 'no-store')
      response.type(metrics.contentType).send(await metrics.text())
    } catch (error) {
      next(error)
    }
  })
  app.use(observeRequests(config))
  app.use(compression())
  app.get(pageErrorsPath, sendErrorScript)
  const sendAsset = express.static(path.join(clientDir, 'assets'), {
    immutable: true,
    maxAge: '1y',
    fallthrough: false,
  })
  app.use('/assets', (request, response, next) =>
    request.method === 'POST' ? next() : sendAsset(request, response, next),
  )
  app.use((request, response, next) => {
    const site = env.sites.get(request.headers.host?.toLowerCase() ?? '')
    if (!site) return void response.status(421).type('text/plain').send('There is no desk at this address.')
    if (isForeign(request, site.origin)) return void response.status(403).type('text/plain').send('Refused')
    if (Number(request.headers['content-length'] ?? 0) > mostBodyBytes)
      return void response.status(413).type('text/plain').send('Too large')
    response.locals.site = site
    response.locals.nonce = randomBytes(16).toString('base64')
    response.setHeader('X-Request-Id', response.locals.requestId)
    // Pages show orders and earnings: no cache may keep them.
    response.setHeader('Cache-Control', 'private, no-store')
    response.setHeader('X-Robots-Tag', 'noindex, nofollow')
    response.setHeader('Permissions-Policy', permissions)
    next()
  })
  app.use((request, response, next) => {
    const { nonce, site } = response.locals
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'none'"],
          scriptSrc: ["'self'", `'nonce-${nonce}'`],
          styleSrc: ["'self'", `'nonce-${nonce}'`],
          styleSrcAttr: ["'unsafe-inline'"],
          // Logos lie at the shop, pictures at the gateway or its file store.
          imgSrc: [
            "'self'",
            'data:',
            // Pictures that were chosen and are not yet uploaded.
            'blob:',
            env.filesOrigin,
            site.origin.startsWith('https:') ? 'https:' : 'http://localhost:*',
          ],
          fontSrc: ["'self'"],
          connectSrc: ["'self'"],
          workerSrc: ["'self'"],
          manifestSrc: ["'self'"],
          formAction: ["'self'"],
          baseUri: ["'none'"],
          frameAncestors: ["'none'"],
        },
      },
      strictTransportSecurity: site.origin.startsWith('https:') ? { maxAge: 31_536_000 } : false,
      referrerPolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    })(request, response, next)
  })
  // Below /sell, so that the worker can only speak for the seller centre. Browsers look for a newer one each time.
  app.get('/sell/push-worker.js', (_, response) => void response.type('text/javascript').send(pushWorker))
  app.post(pageErrorsPath, takePageErrors(config))
  app.get('/', (_, response) => response.redirect('/sell'))
  app.all(
    '*',
    createRequestHandler({
      build,
      mode: 'production',
      getLoadContext: (request, response) => {
        const context: DeskRequest = {
          env,
          site: response.locals.site,
          requestId: response.locals.requestId,
          nonce: response.locals.nonce,
          clientIp: request.ip ?? '',
          userAgent: request.headers['user-agent'] ?? '',
          log,
          watchCall: callsOf(request),
        }
        return context as object as AppLoadContext
      },
    }),
  )
  return app
}
