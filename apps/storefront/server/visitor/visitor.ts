import { randomInt, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { attributionSeconds, cookie360HoursSeconds } from '@tradepost/contract/constants'
import { createIsBotFromList, list } from 'isbot'
import { cookieNames, setCookie } from './cookies.ts'
import { likelyZone } from './likely-zone.ts'

const opaqueId = /^[\w-]{8,64}$/
const year = 365 * 24 * 3600
const phone = /Mobile|iPhone|iPod|Windows Phone|Opera Mini/i

// Headless browsers and unknown programs are not crawlers: they store cookies and follow redirects like browsers.
const isCrawler = createIsBotFromList(list.filter((name) => name !== 'headless' && !name.startsWith('^[\\w')))

export interface Visitor {
  deviceId: string
  abGroup: 'A' | 'B'
  timeZone: string
  terminal: 1 | 2
  isBot: boolean
  /** Set-Cookie lines for a new visitor. */
  cookies: string[]
}

// Cache the results, because validating a time zone creates a formatter, which takes 0.3 ms.
const zones = new Map<string, string>()

/** The time zone in the browser's cookie; null if it is invalid. */
function validZone(value: string | undefined): string | null {
  if (!value || value.length > 64) return null
  const cached = zones.get(value)
  if (cached) return cached
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions()
    if (zones.size < 1000) zones.set(value, timeZone)
    return timeZone
  } catch {
    return null
  }
}

/** Reads the visitor from headers and cookies; gives a new visitor a device id and a test group. */
export function readVisitor(
  cookies: ReadonlyMap<string, string>,
  headers: Pick<IncomingHttpHeaders, 'user-agent' | 'accept-language'>,
  secure: boolean,
): Visitor {
  const userAgent = headers['user-agent'] ?? ''
  const lines: string[] = []
  // Without consent both cookies end with the visit.
  const lifetime = cookies.get(cookieNames.consent) === 'all' ? { maxAge: year } : {}
  const setLater = (name: string, value: string) => {
    lines.push(setCookie(name, value, { ...lifetime, secure }))
    return value
  }
  const isBot = isCrawler(userAgent)
  const storedId = cookies.get(cookieNames.device)
  const isNew = storedId === undefined || !opaqueId.test(storedId)
  const deviceId = isNew ? setLater(cookieNames.device, randomUUID()) : storedId
  const group = cookies.get(cookieNames.abGroup)
  const stored = group === 'A' || group === 'B' ? group : null
  const abGroup = stored ?? (randomInt(2) === 0 ? 'A' : 'B')
  if (!stored) setLater(cookieNames.abGroup, abGroup)
  return {
    deviceId,
    abGroup,
    timeZone: validZone(cookies.get(cookieNames.timeZone)) ?? likelyZone(headers['accept-language'] ?? ''),
    terminal: phone.test(userAgent) ? 2 : 1,
    isBot,
    cookies: lines,
  }
}

const sourceName = /^[\w .:-]{1,64}$/

/** Set-Cookie lines for the source of a visit: one for 30 days, one for the tenant's 360-hour window. */
export function attributionCookies(search: URLSearchParams, secure: boolean): string[] {
  const source = search.get('utm_source') ?? search.get('source')
  if (!source || !sourceName.test(source)) return []
  return [
    setCookie('source', source, { maxAge: attributionSeconds, secure }),
    setCookie('source360', source, { maxAge: cookie360HoursSeconds, secure }),
  ]
}
