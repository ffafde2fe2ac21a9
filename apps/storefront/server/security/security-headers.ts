import type { ServerResponse } from 'node:http'
import type { Env } from '../env.ts'
import { isClosed, takesCards } from './protected-paths.ts'

interface Guests {
  scriptHelpers: string[]
  popups: boolean
}

/** Whose frames and calls a page may hold: the card provider at checkout, helpers on public pages, nobody elsewhere. */
function guestsOf({ oneTap, translateWidget, card }: Env, pathname: string): Guests {
  if (takesCards(pathname)) return { scriptHelpers: card?.origins ?? [], popups: false }
  if (isClosed(pathname)) return { scriptHelpers: [], popups: false }
  const prompt = oneTap ? [new URL('../', oneTap.src).href] : []
  return { scriptHelpers: [...prompt, ...(translateWidget?.origins ?? [])], popups: oneTap !== null }
}

/** A file of the build is no page: it may load nothing. Forty of them on a page need no long policy each. */
const filePolicy = "default-src 'none'; frame-ancestors 'none'"

/** The policy of one answer; `N` of `nonce-N` is new every time. */
export function contentSecurityPolicy(env: Env, nonce: string, pathname: string): string {
  if (pathname.startsWith('/assets/')) return filePolicy
  const { secure, filesOrigin, paymentOrigin, production } = env
  const guests = guestsOf(env, pathname)
    .scriptHelpers.map((address) => ` ${address}`)
    .join('')
  const directives = [
    "default-src 'self'",
    // NOTE: in development Vite adds its own styles and a socket, which carry no nonce.
    production ? `script-src 'nonce-${nonce}' 'strict-dynamic'` : "script-src 'self' 'unsafe-inline'",
    production ? `style-src 'self' 'nonce-${nonce}'${guests}` : "style-src 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${filesOrigin}${guests}`,
    `media-src 'self' ${filesOrigin}`,
    "font-src 'self'",
    production ? `connect-src 'self'${guests}` : "connect-src 'self' ws:",
    guests ? `frame-src${guests}` : "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    // NOTE: browsers also hold redirects after a form to this: paying leads to the provider's page.
    `form-action 'self' ${paymentOrigin}`,
    "frame-ancestors 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
  ]
  if (secure) directives.push('upgrade-insecure-requests')
  return directives.join('; ')
}

/** Headers every answer carries, whatever it is. */
export function securityHeaders(response: ServerResponse, env: Env, nonce: string, pathname: string): void {
  const { popups } = guestsOf(env, pathname)
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(env, nonce, pathname))
  response.setHeader('X-Content-Type-Options', 'nosniff')
  response.setHeader('X-Frame-Options', 'DENY')
  response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin')
  response.setHeader('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=(self)')
  response.setHeader('Cross-Origin-Opener-Policy', popups ? 'same-origin-allow-popups' : 'same-origin')
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin')
  if (env.secure) response.setHeader('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
}
