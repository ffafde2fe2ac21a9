import type { IncomingMessage, ServerResponse } from 'node:http'
import { cookieNames } from './cookies.ts'
import { FirstRenders } from './first-renders.ts'
import { cacheKey, type KeptPage, PageCache } from './page-cache.ts'
import { factsOf, newNonce, type PageRequest, type Place } from './page-request.ts'
import type { RequestFacts } from './request-facts.ts'
import { securityHeaders } from './security-headers.ts'
import { seenCookies } from './seen.ts'
import { sendBody, toWebRequest } from './web-request.ts'

export type RemixHandler = (request: Request, facts: RequestFacts) => Promise<Response>
export interface PagesConfig extends Place {
  /** The handler whose routes stand under `basename`. */
  handlerFor: (basename: string) => Promise<RemixHandler>
  choices: { currencies: readonly string[] }
  cache?: PageCache
  /** How long a visitor waits for the same page being rendered for another, by default two seconds. */
  patienceMs?: number
}
type Rendering = PageRequest & { route: { kind: 'render' } }

const keptHeaders = ['content-type', 'link', 'x-robots-tag']
const sharedCaching = 'public, max-age=0, s-maxage=30, stale-while-revalidate=300'

/** Answers page, data and action requests through Remix, signed-out pages from the cache. */
export function createPages(config: PagesConfig) {
  const cache = config.cache ?? new PageCache()
  const firsts = new FirstRenders(config)
  const decoder = new TextDecoder()
  const seenPlace = { secure: config.env.secure, tenantName: config.tenantName }

  const currencyOf = (chosen: string | undefined) =>
    chosen && config.choices.currencies.includes(chosen) ? chosen : 'by language'

  const keyOf = ({ url, route, visitor, cookies, isDocument, anonymous }: Rendering) =>
    // NOTE: while developing, a kept page would show what the source said before.
    !config.env.production || !isDocument || !anonymous || visitor.isBot
      ? null
      : cacheKey({
          host: url.host,
          pathname: url.pathname,
          search: url.searchParams,
          locale: route.locale,
          currency: currencyOf(cookies.get(cookieNames.currency)),
          terminal: visitor.terminal,
          abGroup: visitor.abGroup,
          timeZone: visitor.timeZone,
        })

  async function render(request: IncomingMessage, response: ServerResponse, page: Rendering, requestId: string) {
    const facts = factsOf(request, page, config, { nonce: newNonce(), requestId })
    const handler = await config.handlerFor(page.route.prefix ? `/${page.route.prefix}` : '')
    const answer = await handler(toWebRequest(request, response, config.env.publicOrigin), facts)
    return { facts, answer }
  }

  const isShareable = (answer: Response, facts: RequestFacts) =>
    answer.status === 200 &&
    facts.shared &&
    facts.outgoing.length === 0 &&
    !answer.headers.has('set-cookie') &&
    !/no-store|private/.test(answer.headers.get('cache-control') ?? '') &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html')

  function keep(key: string, answer: Response, facts: RequestFacts, html: string) {
    // NOTE: a page that ended in an error while streaming must not be shown to the next visitor.
    if (facts.renderFailed || !facts.shared) return
    const headers = keptHeaders.flatMap((name): [string, string][] => {
      const value = answer.headers.get(name)
      return value ? [[name, value]] : []
    })
    cache.put(key, { status: answer.status, headers }, html, facts.nonce)
  }

  async function renew(key: string, request: IncomingMessage, response: ServerResponse, page: Rendering, id: string) {
    if (!cache.claimRenewal(key)) return
    try {
      const { facts, answer } = await render(request, response, page, id)
      const html = await answer.text()
      if (isShareable(answer, facts)) keep(key, answer, facts, html)
    } catch (error) {
      config.log.warn({ error, key }, 'a kept page could not be renewed')
    } finally {
      cache.endRenewal(key)
    }
  }

  function sendKept(
    response: ServerResponse,
    page: Rendering,
    keptPage: KeptPage,
    { isHead, seen }: { isHead: boolean; seen: string[] },
  ) {
    const nonce = newNonce()
    securityHeaders(response, config.env, nonce, page.url.pathname)
    for (const [name, value] of keptPage.headers) response.setHeader(name, value)
    const lines = [...page.visitor.cookies, ...seen]
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
    response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent')
    response.setHeader('X-Page-Cache', 'hit')
    response.writeHead(keptPage.status).end(isHead ? undefined : keptPage.parts.join(nonce))
  }

  /** Renders a page for one visitor; `settled` is told once others can do no better than render it themselves. */
  async function renderFor(
    request: IncomingMessage,
    response: ServerResponse,
    page: Rendering,
    { key, requestId, settled }: { key: string | null; requestId: string; settled: () => void },
  ) {
    const { facts, answer } = await render(request, response, page, requestId)
    securityHeaders(response, config.env, facts.nonce, page.url.pathname)
    for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value)
    for (const [name, value] of facts.extraHeaders) response.setHeader(name, value)
    // NOTE: what the page itself says of a cookie comes last and counts.
    const seen = seenCookies(request, page, answer.status, seenPlace)
    const lines = [...page.visitor.cookies, ...seen, ...facts.outgoing, ...answer.headers.getSetCookie()]
    for (const line of lines) response.appendHeader('Set-Cookie', line)
    const shareable = key !== null && isShareable(answer, facts)
    if (!shareable) settled()
    if (shareable) {
      response.setHeader('Cache-Control', lines.length ? 'private, no-cache' : sharedCaching)
      response.setHeader('Vary', 'Accept-Encoding, Cookie, User-Agent')
      response.setHeader('X-Page-Cache', 'miss')
    } else if (!answer.headers.has('cache-control')) response.setHeader('Cache-Control', 'private, no-store')
    response.writeHead(answer.status)
    if (!answer.body || request.method === 'HEAD') return void response.end()
    const pieces = await sendBody(answer.body, response)
    if (shareable && !response.errored && !response.destroyed)
      keep(key, answer, facts, decoder.decode(Buffer.concat(pieces)))
  }

  return async (request: IncomingMessage, response: ServerResponse, page: Rendering, requestId: string) => {
    const key = keyOf(page)
    const lookup = () => (key === null ? ({ state: 'none' } as const) : cache.get(key))
    const kept = lookup()
    const found = key !== null && kept.state === 'none' && (await firsts.waited(key)) ? lookup() : kept
    if (key !== null && found.state !== 'none') {
      // NOTE: the answer is sent first; a stale page is renewed behind it.
      const seen = seenCookies(request, page, found.page.status, seenPlace)
      sendKept(response, page, found.page, { isHead: request.method === 'HEAD', seen })
      if (found.state === 'stale') await renew(key, request, response, page, requestId)
      return
    }
    const settled = key === null ? () => {} : firsts.begin(key)
    try {
      await renderFor(request, response, page, { key, requestId, settled })
    } finally {
      settled()
    }
  }
}
