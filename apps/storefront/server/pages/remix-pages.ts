import type { IncomingMessage, ServerResponse } from 'node:http'
import { securityHeaders } from '../security/security-headers.ts'
import { cookieNames } from '../visitor/cookies.ts'
import { viewedOfferCookies } from '../visitor/viewed-offers.ts'
import { FirstRenders } from './first-renders.ts'
import { type CachedPage, PageCache } from './page-cache.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { factsOf, newNonce, type PageRequest, type Place } from './page-request.ts'
import type { RequestFacts } from './request-facts.ts'
import { sendBody, sharedRequest, toWebRequest } from './web-request.ts'
import { isShareable, WholePage } from './whole-page.ts'

export type RemixHandler = (request: Request, facts: RequestFacts) => Promise<Response>
export interface PagesConfig extends Place {
  /** The Remix handler with this `basename`. */
  handlerFor: (basename: string) => Promise<RemixHandler>
  cache?: PageCache
  /** How long a request waits while the same page is rendered for another one; by default two seconds. */
  patienceMs?: number
}
type Rendering = PageRequest & { route: { kind: 'render' } }

/** One second, so that a cache in front of this server absorbs a rush. No longer, because that cache learns of no changes. */
const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
// Only the page knows whether the shop offers the currency; the key just rejects what is not a currency code.
const chosenCurrency = (chosen = '') => (/^[A-Z]{3}$/.test(chosen) ? chosen : 'by language')
const varying = 'Accept-Encoding, Accept-Language, Cookie, User-Agent'

/** Answers page, data and action requests through Remix; signed-out pages from the cache. */
export function createPages(config: PagesConfig) {
  const cache = config.cache ?? new PageCache()
  const firsts = new FirstRenders(config)
  const viewedOptions = { secure: config.env.secure, tenantName: config.tenantName }

  const keyOf = ({ url, route, visitor, cookies, isDocument, anonymous }: Rendering) =>
    // No cache in development: a cached page would show old sources.
    !config.env.production || !isDocument || !anonymous || visitor.isBot
      ? null
      : pageKey({
          url,
          locale: route.locale,
          currency: chosenCurrency(cookies.get(cookieNames.currency)),
          terminal: visitor.terminal,
          abGroup: visitor.abGroup,
          timeZone: visitor.timeZone,
        })

  async function render(request: IncomingMessage, page: Rendering, requestId: string, webRequest: Request) {
    const begun = cache.changeCount
    const facts = factsOf(request, page, config, { nonce: newNonce(), requestId })
    const handler = await config.handlerFor(page.route.prefix ? `/${page.route.prefix}` : '')
    return { method: webRequest.method, facts, begun, answer: await handler(webRequest, facts) }
  }

  function keep(key: string, begun: number, rendering: Parameters<typeof WholePage.of>[0]) {
    const page = WholePage.of(rendering)
    if (page) cache.put(key, page, begun)
  }

  async function renew({ key, url }: PageKey, request: IncomingMessage, page: Rendering, id: string) {
    if (!cache.claimRenewal(key)) return
    try {
      // Always a GET: this visitor may have sent HEAD, the next one may not.
      const { begun, ...rendered } = await render(request, page, id, sharedRequest(url, 'GET'))
      keep(key, begun, { ...rendered, pieces: [new Uint8Array(await rendered.answer.arrayBuffer())] })
    } catch (error) {
      config.log.warn({ error, key }, 'a cached page could not be renewed')
    } finally {
      cache.endRenewal(key)
    }
  }

  function sendKept(
    response: ServerResponse,
    page: Rendering,
    cachedPage: CachedPage,
    { isHead, seen }: { isHead: boolean; seen: string[] },
  ) {
    const nonce = newNonce()
    securityHeaders(response, config.env, nonce, page.url.pathname)
    for (const [name, value] of cachedPage.headers) response.setHeader(name, value)
    const lines = [...page.visitor.cookies, ...seen]
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
    response.setHeader('Vary', varying)
    response.setHeader('X-Page-Cache', 'hit')
    response.writeHead(200).end(isHead ? undefined : cachedPage.parts.join(nonce))
  }

  /** Renders a page for one visitor. Calls `settled` as soon as the page turns out not to be shareable. */
  async function renderFor(
    request: IncomingMessage,
    response: ServerResponse,
    page: Rendering,
    { shared, requestId, settled }: { shared: PageKey | null; requestId: string; settled: () => void },
  ) {
    const isHead = request.method === 'HEAD'
    const webRequest = shared
      ? sharedRequest(shared.url, isHead ? 'HEAD' : 'GET')
      : toWebRequest(request, response, page.url)
    const { begun, ...rendered } = await render(request, page, requestId, webRequest)
    const { facts, answer } = rendered
    securityHeaders(response, config.env, facts.nonce, page.url.pathname)
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    for (const [name, value] of facts.extraHeaders) response.setHeader(name, value)
    // Cookies set by the page come last, so that they win.
    const seen = viewedOfferCookies(request, page, answer.status, viewedOptions)
    const lines = [...page.visitor.cookies, ...seen, ...facts.outgoing, ...answer.headers.getSetCookie()]
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    const shareable = shared !== null && isShareable(answer, facts)
    if (!shareable) settled()
    if (shareable) {
      response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
      response.setHeader('Vary', varying)
      response.setHeader('X-Page-Cache', 'miss')
    } else if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'private, no-store')
    response.writeHead(answer.status)
    if (!answer.body || isHead) return void response.end()
    const pieces = await sendBody(answer.body, response)
    if (shareable && pieces) keep(shared.key, begun, { ...rendered, pieces })
  }

  return async (request: IncomingMessage, response: ServerResponse, page: Rendering, requestId: string) => {
    const shared = keyOf(page)
    const isHead = request.method === 'HEAD'
    const lookup = () => (shared ? cache.get(shared.key) : ({ state: 'none' } as const))
    let found = lookup()
    // NOTE: no await between this lookup and `firsts.begin`, or two requests would render the same page.
    const waiting = shared && found.state === 'none' ? firsts.waiting(shared.key) : undefined
    if (waiting) {
      await waiting
      found = lookup()
    }
    if (shared && found.state !== 'none') {
      // Send first; renew a stale page afterwards.
      sendKept(response, page, found.page, { isHead, seen: viewedOfferCookies(request, page, 200, viewedOptions) })
      if (found.state === 'stale') await renew(shared, request, page, requestId)
      return
    }
    // Nobody waits for a HEAD request, because its page is not cached.
    const settled = shared && !isHead ? firsts.begin(shared.key) : () => {}
    try {
      await renderFor(request, response, page, { shared, requestId, settled })
    } finally {
      settled()
    }
  }
}
