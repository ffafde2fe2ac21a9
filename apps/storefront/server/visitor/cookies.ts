interface CookieOptions {
  /** Seconds; absent lasts until the browser closes. */
  maxAge?: number
  httpOnly?: boolean
  secure: boolean
}

const token = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/

function decode(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Reads a Cookie header; what cannot be read is left out, of two with one name the first counts. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').slice(0, 16_384).split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 1 || !token.test(name) || cookies.has(name)) continue
    const value = decode(
      part
        .slice(at + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1'),
    )
    if (value !== null) cookies.set(name, value)
  }
  return cookies
}

/** A Set-Cookie line with path `/`. */
export function setCookie(name: string, value: string, { maxAge, httpOnly = false, secure }: CookieOptions): string {
  const parts = [`${name}=${encodeURIComponent(value)}`, 'Path=/', 'SameSite=Lax']
  if (maxAge !== undefined) parts.push(`Max-Age=${Math.max(0, Math.floor(maxAge))}`)
  if (httpOnly) parts.push('HttpOnly')
  if (secure) parts.push('Secure')
  return parts.join('; ')
}

/** A Set-Cookie line that removes a cookie. */
export const clearCookie = (name: string, options: CookieOptions): string =>
  setCookie(name, '', { ...options, maxAge: 0 })

/** Name of the sealed session cookie; the `__Host-` prefix needs https. */
export const sessionCookieName = (secure: boolean, tenantName: string): string =>
  secure ? '__Host-s' : `tp_${tenantName}_s`

export const cookieNames = {
  hint: 's_hint',
  flash: 'flash',
  /** Whose invitation this browser followed, and who has told it. */
  invite: 'invite',
  cart: 'cart',
  /** What a visitor wishes for. */
  wishlist: 'wish',
  /** What a visitor looked at last. */
  viewedOffers: 'seen',
  language: 'lang',
  currency: 'currency',
  device: 'device',
  abGroup: 'ab',
  timeZone: 'tz',
  consent: 'consent',
  /** A sign-in that is on its way through a provider. */
  signInAttempt: 'sign_in',
  /** The key of the one-tap prompt. */
  oneTap: 'one_tap',
  /** A session a link brought, until its visitor says whose goes on. */
  waitingSession: 'arrival',
} as const

/** What belongs to a person and goes with the session, beside the session itself. */
export const sessionBoundCookies = [
  cookieNames.invite,
  cookieNames.signInAttempt,
  cookieNames.oneTap,
  cookieNames.waitingSession,
] as const
