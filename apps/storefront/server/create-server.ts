import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { basename, join } from 'node:path'
import { boundConnections } from '@tradepost/serving/bound-connections'
import { isMetricsCollector } from '@tradepost/serving/metrics/collector'
import type { ServerMetrics } from '@tradepost/serving/metrics/server-metrics'
import { pageErrorsPath } from '@tradepost/serving/page-errors/read-page-error'
import { sendErrorScript } from '@tradepost/serving/page-errors/send-script'
import type { RequestTraces } from '@tradepost/serving/request-traces'
import { requestAddress } from './address/request-address.ts'
import { sendRedirect } from './address/send-redirect.ts'
import { assetFiles } from './assets/asset-files.ts'
import { drawnImages } from './assets/drawn-images.ts'
import { type PageErrors, pageErrors } from './assets/page-errors.ts'
import { sendServiceWorker } from './assets/service-worker.ts'
import { sendTraceScript, takeReport } from './assets/trace-script.ts'
import { traceScriptPath } from './assets/trace-script-path.ts'
import { type WordsFile, wordsFiles } from './assets/words-files.ts'
import { safeUrl } from './logger.ts'
import { kindOf, routeOf } from './metrics.ts'
import { factsWithoutVisitor, readPageRequest, requestIdOf } from './pages/page-request.ts'
import { createPages, type PagesConfig } from './pages/remix-pages.ts'
import type { RequestFacts } from './pages/request-facts.ts'
import { csrfRefusal } from './security/csrf-guard.ts'
import { isGuarded } from './security/protected-paths.ts'
import { securityHeaders } from './security/security-headers.ts'
import { handleConsentForm } from './visitor/consent.ts'
import { cookieNames } from './visitor/cookies.ts'
import { handleLanguageCurrencyForm } from './visitor/language-currency-choice.ts'
import { attributionCookies } from './visitor/visitor.ts'

export interface ServerConfig extends PagesConfig {
  /** Folder of the built client files; null in development. */
  clientDir: string | null
  /** Addresses of the tenant's icon and logo among the built files. */
  brand: { icon: string; logo: string }
  /** True while the process is about to stop: the health check fails. */
  isDraining?: () => boolean
  /** The metrics of this shop; by default there are none. */
  metrics?: ServerMetrics
  /** The traces of this shop; by default there are none. */
  traces?: RequestTraces | null
  /** The site's current theme colour. */
  fetchThemeColor: (facts: RequestFacts) => Promise<string>
  /** Takes errors of pages; by default nobody does. */
  pageErrors?: PageErrors
  /** The script with some messages of a language. */
  fetchWordsFile: (facts: RequestFacts, ref: string) => Promise<WordsFile | null>
  /** Vite's middleware in development. */
  before?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void
}

const socketTimeoutMs = 60_000

/** True if the only Host header names this shop. If there are two, a proxy may have read the other one. */
function isForUs({ headersDistinct }: IncomingMessage, publicOrigin: string): boolean {
  const { host: hosts = [] } = headersDistinct
  return hosts.length === 1 && hosts[0]?.toLowerCase() === new URL(publicOrigin).host
}

const sendText = (response: ServerResponse, status: number, text: string) => {
  response.setHeader('Cache-Control', 'no-store')
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text)
}

async function sendMetrics(response: ServerResponse, metrics: ServerMetrics): Promise<void> {
  const text = await metrics.text()
  response.writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }).end(text)
}

/** The storefront's HTTP server: guards first, then files, then pages. */
export function createStorefront(config: ServerConfig): Server {
  const { env, log, clientDir } = config
  const pages = createPages(config)
  /** Takes what browsers measure. */
  const reports = env.tracesBrowsers ? (config.traces?.tracing ?? null) : null
  const publicHosts = new Set(env.secure ? [new URL(env.publicOrigin).host] : [])
  const assets = clientDir ? assetFiles(join(clientDir, 'assets')) : null
  const errors = config.pageErrors ? pageErrors(config, config.pageErrors) : null
  const words = wordsFiles((ref) => config.fetchWordsFile(factsWithoutVisitor(config), ref))
  const sendDrawn = drawnImages({
    filesOrigin: env.filesOrigin,
    log,
    async drawings() {
      const [icon, logo] = [config.brand.icon, config.brand.logo].map((address) => assets?.bytesOf(basename(address)))
      if (!icon || !logo) return null
      const themeColor = await config.fetchThemeColor(factsWithoutVisitor(config))
      return { themeColor, icon, logo }
    },
  })

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string) {
    const refusal = csrfRefusal(request, env.publicOrigin)
    if (refusal) {
      log.warn(
        { requestId, reason: refusal.reason, method: request.method, url: safeUrl(request.url ?? '') },
        'refused',
      )
      response.setHeader('Connection', 'close')
      return sendText(response, refusal.status, 'Refused')
    }
    if (reports && request.method === 'POST' && request.url === traceScriptPath)
      return takeReport(request, response, reports)
    if (errors && request.method === 'POST' && request.url === pageErrorsPath) return errors(request, response)
    const page = await readPageRequest(request, config, requestId)
    if (request.method === 'POST' && page.url.pathname === '/choice')
      return handleLanguageCurrencyForm(request, response, page.choices, env.secure)
    if (request.method === 'POST' && page.url.pathname === '/consent')
      return handleConsentForm(request, response, env.secure)
    if (page.route.kind === 'redirect') {
      const { status, location } = page.route
      // A cacheable redirect sets no cookies; redirects of guarded pages are not cacheable.
      const isCacheable = status !== 302 && !isGuarded(page.url.pathname)
      if (!isCacheable) for (const line of page.visitor.cookies) response.appendHeader('Set-Cookie', line)
      response.setHeader('Cache-Control', isCacheable ? 'public, max-age=3600' : 'private, no-store')
      return sendRedirect(response, status, location)
    }
    if (page.isDocument && page.cookies.get(cookieNames.consent) === 'all')
      page.sourceCookies.push(...attributionCookies(page.landing.searchParams, env.secure))
    await pages(request, response, { ...page, route: page.route }, requestId)
  }

  function fail(error: unknown, response: ServerResponse, requestId: string) {
    log.error({ error, requestId }, 'the request failed')
    if (response.headersSent) return void response.destroy()
    sendText(response, 500, `Something went wrong. Reference: ${requestId}`)
  }

  async function sendWords(
    request: IncomingMessage,
    response: ServerResponse,
    { ref, requestId }: { ref: string; requestId: string },
  ) {
    try {
      if (!(await words.send(request, response, ref))) sendText(response, 404, 'Not found')
    } catch (error) {
      fail(error, response, requestId)
    }
  }

  function countRequest({ method }: IncomingMessage, response: ServerResponse, pathname: string, elapsed: number) {
    // The duration of an open stream is not a response time.
    if (!config.metrics || String(response.getHeader('content-type')).startsWith('text/event-stream')) return
    const facts = { route: routeOf(pathname), kind: kindOf(method, pathname), status: response.statusCode }
    config.metrics.countRequest(facts, elapsed)
  }

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const requestId = requestIdOf(request)
    const started = performance.now()
    response.setHeader('X-Request-Id', requestId)
    const url = safeUrl(request.url ?? '')
    const pathname = url.split('?')[0] ?? ''
    securityHeaders(response, env, pathname)
    const kind = kindOf(request.method, pathname)
    if (kind !== 'file') config.traces?.begin(request, response, { route: routeOf(pathname), kind, requestId })
    response.on('finish', () => {
      const elapsed = performance.now() - started
      countRequest(request, response, pathname, elapsed)
      if (url.startsWith('/assets/')) return
      const ms = Math.round(elapsed)
      log.info({ requestId, method: request.method, url, status: response.statusCode, ms }, 'request')
    })
    if (request.url === '/healthz')
      return config.isDraining?.() ? sendText(response, 503, 'draining') : sendText(response, 200, 'ok')
    if (request.url === '/metrics' && config.metrics && isMetricsCollector(request, publicHosts))
      return sendMetrics(response, config.metrics)
    if (!isForUs(request, env.publicOrigin)) return sendText(response, 421, 'This site has another address.')
    const address = requestAddress(request.url, env.publicOrigin)
    if (!address) return sendText(response, 404, 'Not found')
    // The rest of the server reads the address in this normalised form.
    request.url = `${address.pathname}${address.search}`
    if (url.startsWith('/assets/') && (request.method === 'GET' || request.method === 'HEAD')) {
      const name = url.slice('/assets/'.length).split('?')[0] ?? ''
      const wordsRef = words.refOf(name)
      if (wordsRef) return sendWords(request, response, { ref: wordsRef, requestId })
      if (reports && pathname === traceScriptPath) return sendTraceScript(request, response)
      if (errors && pathname === pageErrorsPath) return sendErrorScript(request, response)
      if (assets?.send(request, response, name)) return
      if (assets) return sendText(response, 404, 'Not found')
    }
    if (pathname === '/sw.js') return sendServiceWorker(request, response)
    const proceed = async () => {
      try {
        // NOTE: do not await anything else before `answer`, whose guards refuse a request before its body is read.
        if (/^\/(?:og|icons)\//.test(pathname) && (await sendDrawn(request, response, pathname))) return
        await answer(request, response, requestId)
      } catch (error) {
        fail(error, response, requestId)
      }
    }
    if (config.before) config.before(request, response, () => void proceed())
    else await proceed()
  }

  const server = createServer(
    {
      headersTimeout: 4000,
      requestTimeout: 15_000,
      connectionsCheckingInterval: 500,
      keepAliveTimeout: 5000,
      maxHeaderSize: 16_384,
    },
    (request, response) => void handle(request, response),
  )
  // Even a message stream sends data every few seconds, so an idle connection has lost its client.
  server.setTimeout(socketTimeoutMs)
  boundConnections(server)
  return server
}
