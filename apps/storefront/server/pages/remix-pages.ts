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
  /** The handler whose routes stand under `basename`. */
  handlerFor: (basename: string) => Promise<RemixHandler>
  cache?: PageCache
  /** How long a visitor waits for the same page being rendered for another, by default two seconds. */
  patienceMs?: number
}
type Rendering = PageRequest & { route: { kind: 'render' } }

/** For a second, so that a cache before this server bears a rush: it hears of no change. */
const sharedCaching = 'public, max-age=0, s-maxage=1, stale-while-revalidate=1'
// NOTE: whether the shop sells in it is known to the page alone; what is no code of a currency never is one.
const chosenCurrency = (chosen = '') => (/^[A-Z]{3}$/.test(chosen) ? chosen : 'by language')
const varying = 'Accept-Encoding, Accept-Language, Cookie, User-Agent'

/** Answers page, data and action requests through Remix, signed-out pages from the cache. */
export function createPages(config: PagesConfig) {
  const cache = config.cache ?? new PageCache()
  const firsts = new FirstRenders(config)
  const seenPlace = { secure: config.env.secure, tenantName: config.tenantName }

  const keyOf = ({ url, route, visitor, cookies, isDocument, anonymous }: Rendering) =>
    // NOTE: while developing, a kept page would show what the source said before.
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

  async function render(request: IncomingMessage, page: Rendering, requestId: string, asked: Request) {
    const begun = cache.changeCount
    const facts = factsOf(request, page, config, { nonce: newNonce(), requestId })
    const handler = await config.handlerFor(page.route.prefix ? `/${page.route.prefix}` : '')
    return { method: asked.method, facts, begun, answer: await handler(asked, facts) }
  }

  function keep(key: string, begun: number, rendering: Parameters<typeof WholePage.of>[0]) {
    const page = WholePage.of(rendering)
    if (page) cache.put(key, page, begun)
  }

  async function renew({ key, url }: PageKey, request: IncomingMessage, page: Rendering, id: string) {
    if (!cache.claimRenewal(key)) return
    try {
      // NOTE: asked for as the next visitor will, whatever this one asked for.
      const { begun, ...rendered } = await render(request, page, id, sharedRequest(url, 'GET'))
      keep(key, begun, { ...rendered, pieces: [new Uint8Array(await rendered.answer.arrayBuffer())] })
    } catch (error) {
      config.log.warn({ error, key }, 'a kept page could not be renewed')
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

  /** Renders a page for one visitor; `settled` is told once others can do no better than render it themselves. */
  async function renderFor(
    request: IncomingMessage,
    response: ServerResponse,
    page: Rendering,
    { shared, requestId, settled }: { shared: PageKey | null; requestId: string; settled: () => void },
  ) {
    const isHead = request.method === 'HEAD'
    const asked = shared
      ? sharedRequest(shared.url, isHead ? 'HEAD' : 'GET')
      : toWebRequest(request, response, page.url)
    const { begun, ...rendered } = await render(request, page, requestId, asked)
    const { facts, answer } = rendered
    securityHeaders(response, config.env, facts.nonce, page.url.pathname)
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    for (const [name, value] of facts.extraHeaders) response.setHeader(name, value)
    // NOTE: what the page itself says of a cookie comes last and counts.
    const seen = viewedOfferCookies(request, page, answer.status, seenPlace)
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
    // NOTE: who finds nobody at it takes it on at once, before anybody else can look.
    const waiting = shared && found.state === 'none' ? firsts.waiting(shared.key) : undefined
    if (waiting) {
      await waiting
      found = lookup()
    }
    if (shared && found.state !== 'none') {
      // NOTE: the answer is sent first; a stale page is renewed behind it.
      sendKept(response, page, found.page, { isHead, seen: viewedOfferCookies(request, page, 200, seenPlace) })
      if (found.state === 'stale') await renew(shared, request, page, requestId)
      return
    }
    // NOTE: nobody waits for whoever asks for the head alone, because nothing of it is kept.
    const settled = shared && !isHead ? firsts.begin(shared.key) : () => {}
    try {
      await renderFor(request, response, page, { shared, requestId, settled })
    } finally {
      settled()
    }
  }
}
