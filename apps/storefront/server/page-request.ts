import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Locale } from '@tradepost/i18n/locales'
import { cookieNames, parseCookies, sessionCookieName } from './cookies.ts'
import type { Env } from './env.ts'
import type { LocaleAnswer } from './locale-route.ts'
import { routeLocale } from './locale-route.ts'
import type { Log } from './logger.ts'
import type { RequestFacts } from './request-facts.ts'
import { readVisitor, type Visitor } from './visitor.ts'

export interface PageRequest {
  url: URL
  isDocument: boolean
  cookies: Map<string, string>
  visitor: Visitor
  route: LocaleAnswer
  /** Nothing personal came with it. */
  anonymous: boolean
}

export interface Place {
  env: Env
  log: Log
  tenantName: string
  tenantDefault: Locale
}

export const newNonce = () => randomBytes(16).toString('base64url')

const requestIdPattern = /^[\w-]{8,64}$/
export function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id']
  return typeof given === 'string' && requestIdPattern.test(given) ? given : randomUUID()
}

export function clientIpOf(request: IncomingMessage, trustedProxies: readonly string[]): string {
  const peer = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '')
  if (!trustedProxies.includes(peer)) return peer
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
  return forwarded.reverse().find((address) => address && !trustedProxies.includes(address)) ?? peer
}

/** Reads everything about a page request that does not need Remix. */
export function readPageRequest(request: IncomingMessage, place: Place): PageRequest {
  const { env } = place
  const url = new URL(request.url ?? '/', env.publicOrigin)
  const cookies = parseCookies(request.headers.cookie)
  const visitor = readVisitor(cookies, request.headers, env.secure)
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  const isData =
    url.pathname.endsWith('.data') || url.pathname.endsWith('/__manifest') || url.pathname.includes('/api/')
  const isDocument = isRead && !isData
  const route = routeLocale({
    pathname: url.pathname,
    search: url.search,
    isDocument,
    isBot: visitor.isBot,
    storedLanguage: cookies.get(cookieNames.language),
    tenantDefault: place.tenantDefault,
  })
  const { cart, wish, flash } = cookieNames
  const personal = [sessionCookieName(env.secure, place.tenantName), cart, wish, flash]
  return { url, isDocument, cookies, visitor, route, anonymous: !personal.some((name) => cookies.has(name)) }
}

export function factsOf(
  request: IncomingMessage,
  page: PageRequest & { route: { kind: 'render' } },
  place: Place,
  ids: { nonce: string; requestId: string },
): RequestFacts {
  const { visitor, route } = page
  return {
    env: place.env,
    log: place.log,
    ...ids,
    clientIp: clientIpOf(request, place.env.trustedProxies),
    userAgent: (request.headers['user-agent'] ?? '').replace(/[^\x20-\x7e]/g, '').slice(0, 200),
    cookies: page.cookies,
    prefix: route.prefix,
    locale: route.locale,
    terminal: visitor.terminal,
    isBot: visitor.isBot,
    deviceId: visitor.deviceId,
    abGroup: visitor.abGroup,
    timeZone: visitor.timeZone,
    shared: page.isDocument && page.anonymous,
    renderFailed: false,
    outgoing: [],
    extraHeaders: [],
  }
}

/** The facts behind a drawing, which is the same in every language. */
export function drawingFacts(request: IncomingMessage, place: Place): RequestFacts {
  const route = { kind: 'render', prefix: null, locale: place.tenantDefault } as const
  const page = { ...readPageRequest(request, place), route }
  return factsOf(request, page, place, { nonce: newNonce(), requestId: requestIdOf(request) })
}
