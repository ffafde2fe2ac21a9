import { randomInt, randomUUID } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { attributionSeconds, cookie360HoursSeconds } from '@tradepost/contract/constants'
import { createIsBotFromList, list } from 'isbot'
import { cookieNames, setCookie } from './cookies.ts'
import { likelyZone } from './likely-zone.ts'

const opaqueId = /^[\w-]{8,64}$/
const year = 365 * 24 * 3600
const phone = /Mobile|iPhone|iPod|Windows Phone|Opera Mini/i

// NOTE: a browser without a window stores and follows what others do, and so may a program of any other name.
const isCrawler = createIsBotFromList(list.filter((name) => name !== 'headless' && !name.startsWith('^[\\w')))

export interface Visitor {
  deviceId: string
  abGroup: 'A' | 'B'
  timeZone: string
  terminal: 1 | 2
  isBot: boolean
  /** Cookies a new visitor is given. */
  cookies: string[]
}

// NOTE: a zone is found by making a formatter, which takes a third of a millisecond of every request.
const zones = new Map<string, string>()

/** The zone the browser said it stands in, if there is such a one. */
function saidZone(value: string | undefined): string | null {
  if (!value || value.length > 64) return null
  const known = zones.get(value)
  if (known) return known
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions()
    if (zones.size < 1000) zones.set(value, timeZone)
    return timeZone
  } catch {
    return null
  }
}

/** Who asks, as far as headers and cookies tell; a first visit is given a device id and a test group. */
export function readVisitor(
  cookies: ReadonlyMap<string, string>,
  headers: Pick<IncomingHttpHeaders, 'user-agent' | 'accept-language'>,
  secure: boolean,
): Visitor {
  const userAgent = headers['user-agent'] ?? ''
  const lines: string[] = []
  // NOTE: without consent both end with the visit.
  const kept = cookies.get(cookieNames.consent) === 'all' ? { maxAge: year } : {}
  const remember = (name: string, value: string) => {
    lines.push(setCookie(name, value, { ...kept, secure }))
    return value
  }
  const isBot = isCrawler(userAgent)
  const known = cookies.get(cookieNames.device)
  const fresh = known === undefined || !opaqueId.test(known)
  const deviceId = fresh ? remember(cookieNames.device, randomUUID()) : known
  const group = cookies.get(cookieNames.abGroup)
  const stored = group === 'A' || group === 'B' ? group : null
  const abGroup = stored ?? (randomInt(2) === 0 ? 'A' : 'B')
  if (!stored) remember(cookieNames.abGroup, abGroup)
  return {
    deviceId,
    abGroup,
    timeZone: saidZone(cookies.get(cookieNames.timeZone)) ?? likelyZone(headers['accept-language'] ?? ''),
    terminal: phone.test(userAgent) ? 2 : 1,
    isBot,
    cookies: lines,
  }
}

const sourceName = /^[\w .:-]{1,64}$/

/** Remembers where a visitor came from: 30 days, and 360 hours for the tenant's second window. */
export function attributionCookies(search: URLSearchParams, secure: boolean): string[] {
  const source = search.get('utm_source') ?? search.get('source')
  if (!source || !sourceName.test(source)) return []
  return [
    setCookie('source', source, { maxAge: attributionSeconds, secure }),
    setCookie('source360', source, { maxAge: cookie360HoursSeconds, secure }),
  ]
}
