interface CookieOptions {
  /** Seconds; if omitted, the cookie lasts until the browser closes. */
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

/** Parses a Cookie header. Skips malformed cookies; of two with the same name the first counts. */
export function parseCookies(header: string | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const part of (header ?? '').slice(0, 16_384).split(';')) {
    const separator = part.indexOf('=')
    const name = part.slice(0, separator).trim()
    if (separator < 1 || !token.test(name) || cookies.has(name)) continue
    const value = decode(
      part
        .slice(separator + 1)
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
  /** The invitation that this browser followed, and the user it is recorded for. */
  invite: 'invite',
  cart: 'cart',
  /** A visitor's wishlist. */
  wishlist: 'wish',
  /** The offers a visitor viewed last. */
  viewedOffers: 'seen',
  language: 'lang',
  currency: 'currency',
  device: 'device',
  abGroup: 'ab',
  timeZone: 'tz',
  consent: 'consent',
  /** A sign-in that has begun at an identity provider. */
  signInAttempt: 'sign_in',
  /** The key of the one-tap prompt. */
  oneTap: 'one_tap',
  /** A session from a link, until the visitor chooses between it and the current session. */
  waitingSession: 'arrival',
} as const

/** Cookies that are removed together with the session. */
export const sessionBoundCookies = [
  cookieNames.invite,
  cookieNames.signInAttempt,
  cookieNames.oneTap,
  cookieNames.waitingSession,
] as const
