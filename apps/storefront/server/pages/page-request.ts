import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { WatchCall } from '@tradepost/api-client/watch-calls'
import { withoutCampaign } from '@tradepost/domain/address/campaign'
import { isForEverybody } from '@tradepost/domain/address/routes'
import { splitPrefix } from '@tradepost/i18n/locales'
import type { LocaleAnswer } from '../address/locale-route.ts'
import { routeLocale } from '../address/locale-route.ts'
import { requestAddress } from '../address/request-address.ts'
import type { Env } from '../env.ts'
import type { Log } from '../logger.ts'
import { cacheBypassCookies, cookieReader, keyedCookies, onlyKeyedCookies } from '../visitor/cookie-reader.ts'
import { cookieNames, parseCookies } from '../visitor/cookies.ts'
import type { ShopChoices, TenantChoices } from '../visitor/language-currency-choice.ts'
import { readVisitor, type Visitor } from '../visitor/visitor.ts'
import type { AnswerCache } from './answer-cache.ts'
import { hasKeyedQueryOnly } from './page-key.ts'
import type { RequestFacts } from './request-facts.ts'

export interface PageRequest {
  /** The requested address. */
  landing: URL
  /** The requested address without campaign parameters, which loaders receive. */
  url: URL
  isDocument: boolean
  cookies: Map<string, string>
  visitor: Visitor
  route: LocaleAnswer
  /** True if the request has no personal cookies. */
  anonymous: boolean
  /** True if the document is the same for every visitor. */
  forEverybody: boolean
  /** Set-Cookie lines that record where this visit came from. */
  sourceCookies: string[]
}

export interface ShopConfig {
  env: Env
  log: Log
  tenantName: string
  /** The languages and currencies of the build, until the gateway has answered. */
  choices: TenantChoices
  /** The languages and currencies the shop offers at present. */
  fetchChoices: (facts: RequestFacts) => Promise<ShopChoices>
  /** Answers of the gateway for signed-out visitors; by default none is kept. */
  answers?: AnswerCache
  /** Observes the calls to the gateway of a request, or of work for no particular visitor. */
  watchCalls?: (request: IncomingMessage | null) => WatchCall
  /** The canonical spelling of a path of this shop. */
  canonicalPath: (pathname: string) => string
}

/** Pages for everybody are rendered in this time zone; the browser then converts dates to its own. */
export const sharedTimeZone = 'UTC'

const unwatched: WatchCall = () => ({ end() {} })

export const newNonce = () => randomBytes(16).toString('base64url')

const requestIdPattern = /^[\w-]{8,64}$/
export function requestIdOf(request: IncomingMessage): string {
  const header = request.headers['x-request-id']
  return typeof header === 'string' && requestIdPattern.test(header) ? header : randomUUID()
}

const peerOf = (request: IncomingMessage) => (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')

/** Codes that proxies send for addresses of no country: unknown, and the Tor network. */
const noCountries: readonly string[] = ['XX', 'T1']

/** The country of the visitor's address, from the configured header of a trusted proxy. */
export function clientCountryOf(
  request: IncomingMessage,
  { trustedProxies, countryHeader }: Pick<Env, 'trustedProxies' | 'countryHeader'>,
): string | null {
  if (countryHeader === null || !trustedProxies.includes(peerOf(request))) return null
  const code = String(request.headers[countryHeader] ?? '').toUpperCase()
  return /^[A-Z]{2}$/.test(code) && !noCountries.includes(code) ? code : null
}

export function clientIpOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = peerOf(request)
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
  return forwarded.reverse().find((address) => address && !trustedProxies.includes(address)) ?? peer
}

function pageOf(landing: URL): URL {
  const url = new URL(landing)
  if (!/\/api(?:\/|$)/.test(url.pathname)) url.search = withoutCampaign(url.search)
  return url
}

type Unrouted = Omit<PageRequest, 'route'>

/** Decides the language of the answer, or a redirect, from the languages that the shop offers. */
function routeIn(
  page: Unrouted,
  { canonicalPath }: ShopConfig,
  { languages: [shopDefault = 'en'] }: TenantChoices,
): LocaleAnswer {
  const { pathname } = page.url
  return routeLocale({
    pathname,
    canonicalPath: page.isDocument ? canonicalPath(pathname) : pathname,
    search: page.landing.search,
    isDocument: page.isDocument,
    isBot: page.visitor.isBot,
    storedLanguage: page.cookies.get(cookieNames.language),
    shopDefault,
  })
}

function readUnrouted(request: IncomingMessage, { env, tenantName }: ShopConfig): Unrouted {
  const landing = requestAddress(request.url, env.publicOrigin) ?? new URL(env.publicOrigin)
  const url = pageOf(landing)
  const cookies = parseCookies(request.headers.cookie)
  const visitor = readVisitor(cookies, request.headers, env.secure)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isData =
    url.pathname.endsWith('.data') || url.pathname.endsWith('/__manifest') || url.pathname.includes('/api/')
  const anonymous = !cacheBypassCookies(env.secure, tenantName).some((name) => cookies.has(name))
  const isDocument = isRead && !isData
  // Only a script sets the time zone cookie. A browser without scripts could not add the visitor's own data.
  const runsScripts = cookies.has(cookieNames.timeZone)
  // A flash message is for this visitor alone, so the page that shows it cannot be for everybody.
  const forEverybody =
    env.production &&
    isDocument &&
    (anonymous || runsScripts) &&
    !cookies.has(cookieNames.flash) &&
    isForEverybody(splitPrefix(url.pathname).rest) &&
    hasKeyedQueryOnly(url)
  return { landing, url, isDocument, cookies, visitor, anonymous, forEverybody, sourceCookies: [] }
}

/** Reads a page request before Remix does, and fetches the languages of the shop if the answer depends on them. */
export async function readPageRequest(request: IncomingMessage, shop: ShopConfig, requestId: string) {
  const page = readUnrouted(request, shop)
  const route = routeIn(page, shop, shop.choices)
  // An address with a language prefix is answered in that language, whatever the shop offers.
  const hasPrefix = route.kind === 'render' && route.prefix !== null
  const isDecided = hasPrefix || (route.kind === 'redirect' && route.status === 301)
  const isOfSession = page.forEverybody && !page.anonymous
  if (isDecided && !isOfSession) return { ...page, route, choices: shop.choices }
  const [fallback = 'en'] = shop.choices.languages
  const rendered = route.kind === 'render' ? route : ({ kind: 'render', prefix: null, locale: fallback } as const)
  const facts = factsOf(request, { ...page, route: rendered }, shop, { nonce: newNonce(), requestId })
  const choices = await shop.fetchChoices(facts)
  // Only people who work for a closed shop see its pages, so they are rendered for each of them.
  const forEverybody = page.forEverybody && !(isOfSession && !choices.isOpen)
  if (isDecided) return { ...page, forEverybody, route, choices: shop.choices }
  return { ...page, forEverybody, route: routeIn(page, shop, choices), choices }
}

export function factsOf(
  request: IncomingMessage,
  page: PageRequest & { route: { kind: 'render' } },
  shop: ShopConfig,
  ids: { nonce: string; requestId: string },
): RequestFacts {
  const { route, forEverybody } = page
  const visitor = forEverybody ? { ...page.visitor, timeZone: sharedTimeZone } : page.visitor
  const cookies = forEverybody ? onlyKeyedCookies(page.cookies) : page.cookies
  const cacheableCookies = [...keyedCookies, ...cacheBypassCookies(shop.env.secure, shop.tenantName)]
  const facts: RequestFacts = {
    env: shop.env,
    log: shop.log,
    ...ids,
    watchCall: shop.watchCalls?.(request) ?? unwatched,
    clientIp: clientIpOf(request, shop.env.trustedProxies),
    clientCountry: clientCountryOf(request, shop.env),
    userAgent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
    cookies: cookieReader(cookies, cacheableCookies, () => {
      facts.shared = false
    }),
    header(name) {
      facts.shared = false
      const value = request.headers[name]
      return Array.isArray(value) ? value.join(', ') : value
    },
    prefix: route.prefix,
    locale: route.locale,
    terminal: visitor.terminal,
    isBot: visitor.isBot,
    deviceId: visitor.deviceId,
    abGroup: visitor.abGroup,
    timeZone: visitor.timeZone,
    isDocument: page.isDocument,
    forEverybody,
    shared: page.isDocument && (page.anonymous || forEverybody),
    shows: new Set(['site']),
    answers: shop.answers ?? null,
    renderFailed: false,
    outgoing: [],
    extraHeaders: [],
  }
  return facts
}

/** Request facts for work that serves no particular visitor, such as drawing an image. */
export function factsWithoutVisitor(shop: ShopConfig): RequestFacts {
  const [locale = 'en'] = shop.choices.languages
  return {
    env: shop.env,
    log: shop.log,
    requestId: randomUUID(),
    watchCall: shop.watchCalls?.(null) ?? unwatched,
    nonce: newNonce(),
    clientIp: '127.0.0.1',
    clientCountry: null,
    userAgent: '',
    cookies: new Map(),
    header: () => undefined,
    prefix: null,
    locale,
    terminal: 1,
    isBot: false,
    deviceId: randomUUID(),
    abGroup: 'A',
    timeZone: 'UTC',
    isDocument: false,
    forEverybody: false,
    shared: false,
    shows: new Set(),
    answers: null,
    renderFailed: false,
    outgoing: [],
    extraHeaders: [],
  }
}
