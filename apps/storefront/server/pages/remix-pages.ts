import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageState } from '@tradepost/serving/metrics/server-metrics'
import { replaceNonces } from '../security/inline-hashes.ts'
import { securityHeaders } from '../security/security-headers.ts'
import { cookieNames } from '../visitor/cookies.ts'
import { viewedOfferCookies } from '../visitor/viewed-offers.ts'
import { compress, encodingFor } from './compressed.ts'
import type { FinishedPage } from './finished-page.ts'
import { FirstRenders } from './first-renders.ts'
import { PageCache } from './page-cache.ts'
import { type PageKey, pageKey } from './page-key.ts'
import { factsOf, newNonce, type PageRequest, type ShopConfig, sharedTimeZone } from './page-request.ts'
import type { RequestFacts } from './request-facts.ts'
import { isUnchanged, sendDocument } from './send-document.ts'
import { sendBody, sharedRequest, toWebRequest } from './web-request.ts'
import { isHtml, isShareable, WholePage } from './whole-page.ts'

export type RemixHandler = (request: Request, facts: RequestFacts) => Promise<Response>
export interface PagesConfig extends ShopConfig {
  /** Loads the Remix handler for a `basename`. */
  handlerFor: (basename: string) => Promise<RemixHandler>
  cache?: PageCache
  /** How long a request waits while the same page is rendered for another one; by default two seconds. */
  patienceMs?: number
  /** Counts the pages by where they come from. */
  countPage?: (state: PageState) => void
}
type Rendering = PageRequest & { route: { kind: 'render' } }

/** One second lets a cache in front of this server absorb a rush. That cache gets no change events, so not longer. */
const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
// Only the page knows which currencies the shop offers, so the key accepts any currency code.
const currencyOfKey = (cookie = '') => (/^[A-Z]{3}$/.test(cookie) ? cookie : 'by language')
const varying = 'Accept-Encoding, Accept-Language, Cookie, User-Agent'

/**
 * A page for everybody sets no cookies except for the source of the visit, so that any cache may store it. A new visitor
 * gets the other cookies from `visitor.json`.
 */
const cookiesFor = ({ forEverybody, visitor, sourceCookies }: Rendering) =>
  forEverybody ? sourceCookies : [...visitor.cookies, ...sourceCookies]

/** Answers requests for pages, data and actions with Remix, and cacheable pages from the cache. */
export function createPages(config: PagesConfig) {
  const cache = config.cache ?? new PageCache()
  const firsts = new FirstRenders(config)
  const viewedOptions = { secure: config.env.secure, tenantName: config.tenantName }

  const keyOf = ({ url, route, visitor, cookies, isDocument, anonymous, forEverybody }: Rendering) =>
    // No cache in development: a cached page would show old sources.
    !config.env.production || !isDocument || !(anonymous || forEverybody)
      ? null
      : pageKey({
          url,
          locale: route.locale,
          currency: currencyOfKey(cookies.get(cookieNames.currency)),
          terminal: visitor.terminal,
          abGroup: visitor.abGroup,
          timeZone: forEverybody ? sharedTimeZone : visitor.timeZone,
        })

  async function render(request: IncomingMessage, page: Rendering, requestId: string, webRequest: Request) {
    const begun = cache.changeCount
    const facts = factsOf(request, page, config, { nonce: newNonce(), requestId })
    const handler = await config.handlerFor(page.route.prefix ? `/${page.route.prefix}` : '')
    return { method: webRequest.method, facts, begun, answer: await handler(webRequest, facts) }
  }
  type Rendered = Awaited<ReturnType<typeof render>>

  /** Reads the whole document of an answer, and caches it if other visitors may see it. */
  async function finish({ begun, ...rendered }: Rendered, key: string | null) {
    const bytes = Buffer.from(await rendered.answer.arrayBuffer())
    const document = replaceNonces(bytes, rendered.facts.nonce)
    const whole = key ? WholePage.of({ ...rendered, ...document }) : null
    if (key && whole) cache.put(key, whole, begun)
    return document
  }

  async function renew({ key, url }: PageKey, request: IncomingMessage, page: Rendering, id: string) {
    if (!cache.claimRenewal(key)) return
    try {
      // Render for GET even if this visitor sent HEAD, because the page is for all visitors.
      await finish(await render(request, page, id, sharedRequest(url, 'GET')), key)
    } catch (error) {
      config.log.warn({ error, key }, 'a cached page could not be renewed')
    } finally {
      cache.endRenewal(key)
    }
  }

  async function sendCached(
    request: IncomingMessage,
    response: ServerResponse,
    page: Rendering,
    cachedPage: FinishedPage,
  ) {
    const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined, 'cached')
    const body = await cachedPage.encoded(encoding)
    securityHeaders(response, config.env, page.url.pathname, cachedPage.hashes)
    for (const [name, value] of cachedPage.headers) response.setHeader(name, value)
    const lines = cookiesFor(page)
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
    response.setHeader('Vary', varying)
    response.setHeader('X-Page-Cache', 'hit')
    response.setHeader('ETag', cachedPage.etag(encoding))
    if (isUnchanged(request.headers, response)) return void response.writeHead(304).end()
    sendDocument(request, response, { status: 200, encoding, body })
  }

  /** Renders and sends a page to one visitor. Calls `settled` as soon as the page turns out not to be shareable. */
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
    const rendered = await render(request, page, requestId, webRequest)
    const { facts, answer } = rendered
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    for (const [name, value] of facts.extraHeaders) response.setHeader(name, value)
    // Cookies set by the page come last, so that they replace others of the same name.
    const viewedCookies = page.forEverybody ? [] : viewedOfferCookies(request, page, answer.status, viewedOptions)
    const lines = [...cookiesFor(page), ...viewedCookies, ...facts.outgoing, ...answer.headers.getSetCookie()]
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    const shareable = shared !== null && isShareable(answer, facts)
    if (!shareable) settled()
    if (page.isDocument) config.countPage?.(shareable ? 'miss' : 'personal')
    if (shareable) {
      response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
      response.setHeader('X-Page-Cache', 'miss')
    } else if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'private, no-store')
    if (!answer.body || isHead) return void response.writeHead(answer.status).end()
    if (!isHtml(answer)) return sendBody(request, response, answer.body, answer.status)
    const { html, hashes } = await finish(rendered, shareable ? shared.key : null)
    // Release waiting requests before the page is compressed for this visitor.
    settled()
    const encoding = encodingFor(request.headers['accept-encoding'] as string | undefined, 'once')
    securityHeaders(response, config.env, page.url.pathname, hashes)
    response.setHeader('Vary', shareable ? varying : 'Accept-Encoding')
    sendDocument(request, response, {
      status: answer.status,
      encoding,
      body: await compress(html, encoding, 'once'),
    })
  }

  return async (request: IncomingMessage, response: ServerResponse, page: Rendering, requestId: string) => {
    const shared = keyOf(page)
    const lookup = () => (shared ? cache.get(shared.key) : ({ state: 'none' } as const))
    let cached = lookup()
    // NOTE: do not await between this lookup and `firsts.begin`, or two requests render the same page.
    const waiting = shared && cached.state === 'none' ? firsts.waiting(shared.key) : undefined
    if (waiting) {
      await waiting
      cached = lookup()
    }
    if (shared && cached.state !== 'none') {
      config.countPage?.(cached.state === 'stale' ? 'stale' : 'hit')
      // Send the cached page first; if it is stale, renew it afterwards.
      await sendCached(request, response, page, cached.page)
      if (cached.state === 'stale') await renew(shared, request, page, requestId)
      return
    }
    // Other requests do not wait for a HEAD request, because its page is not cached.
    const settled = shared && request.method !== 'HEAD' ? firsts.begin(shared.key) : () => {}
    try {
      await renderFor(request, response, page, { shared, requestId, settled })
    } finally {
      settled()
    }
  }
}
